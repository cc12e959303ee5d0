/**
 * SHA-256, so that everybody can check the shuffles, also on plain HTTP in a home network, where browsers
 * hide their own.
 */
export function sha256(bytes: Uint8Array): string {
  const [constants, start] = tables();
  const padded = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, bytes.length * 8);
  const state = [...start];
  const words = new Uint32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 16; i++) words[i] = view.getUint32(block + i * 4);
    for (let i = 16; i < 64; i++) {
      const [a, b] = [words[i - 15]!, words[i - 2]!];
      const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
      const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
      words[i] = words[i - 16]! + s0 + words[i - 7]! + s1;
    }
    let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const t1 =
        h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + constants[i]! + words[i]!;
      const t2 = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, i) => (state[i] = (state[i]! + value) | 0));
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** The bytes that hexadecimal digits stand for; null if they are none. */
export function fromHex(digits: string): Uint8Array | null {
  if (digits.length % 2 !== 0 || /[^0-9a-f]/i.test(digits)) return null;
  return Uint8Array.from({ length: digits.length / 2 }, (_, i) =>
    parseInt(digits.slice(i * 2, i * 2 + 2), 16),
  );
}

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The constants are the first 32 bits of the fractions of cube and square roots of primes. */
function tables(): [number[], number[]] {
  const primes: number[] = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every((p) => n % p !== 0)) primes.push(n);
  const fraction = (x: number) => ((x - Math.floor(x)) * 2 ** 32) | 0;
  return [primes.map((p) => fraction(Math.cbrt(p))), primes.slice(0, 8).map((p) => fraction(Math.sqrt(p)))];
}
