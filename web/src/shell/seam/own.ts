/** Whether a sentence is about a seat, or about nobody: a preview tells only the own effects. */
import type { Arg, Message } from '../../wire/protocol.ts';

export function concerns(message: Message, seat: number | null): boolean {
  const seats = Object.values(message.args ?? {}).flatMap(seatsIn);
  return seats.length === 0 || (seat !== null && seats.includes(seat));
}

function seatsIn(arg: Arg): number[] {
  if ('seat' in arg) return [arg.seat];
  return 'list' in arg ? arg.list.flatMap(seatsIn) : [];
}
