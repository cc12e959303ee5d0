/** A connection to a table that comes back by itself. */
import type { ClientMessage, ServerMessage } from '../wire/protocol.ts';
import { withChanges } from './changes.ts';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING_EVERY = 25_000;

/** A message as the listener hears it: changes are put into what they change. */
export type Whole = Exclude<ServerMessage, { type: 'changes' }>;

/** Whom the connection tells. */
export interface Listener {
  hear(message: Whole): void;
  /** The connection is there, or lost. */
  connected(yes: boolean): void;
}

/** The time to wait before try number `n` (from 0), without the random part. */
export function waitBefore(n: number): number {
  return Math.min(FIRST_WAIT * 2 ** n, LONGEST_WAIT);
}

export class TableSocket {
  readonly #address: () => string;
  readonly #listener: Listener;
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval>;
  #heard = Date.now();
  #closed = false;
  /** The last message of each kind that later ones change; each connection begins with whole ones. */
  #last = new Map<string, Whole>();

  /** `address` is asked before each try, so that it can name the last entry seen. */
  constructor(address: () => string, listener: Listener) {
    this.#address = address;
    this.#listener = listener;
    this.#ping = setInterval(() => this.#check(), PING_EVERY);
    addEventListener('online', this.#now);
    this.#connect();
  }

  /** Sends a message; false if there is no connection now. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#ping);
    removeEventListener('online', this.#now);
    this.#socket?.close();
  }

  #connect(): void {
    const socket = new WebSocket(this.#address());
    this.#socket = socket;
    this.#last.clear();
    socket.onopen = () => {
      this.#tries = 0;
      this.#heard = Date.now();
      this.#listener.connected(true);
    };
    socket.onmessage = (event) => {
      this.#heard = Date.now();
      this.#hear(socket, JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.#socket !== socket || this.#closed) return;
      this.#socket = null;
      this.#listener.connected(false);
      this.#timer = setTimeout(() => this.#connect(), waitBefore(this.#tries++) * (0.75 + Math.random() / 2));
    };
  }

  #hear(socket: WebSocket, message: ServerMessage): void {
    if (this.#socket !== socket) return;
    if (message.type === 'changes') {
      const last = this.#last.get(message.of);
      // It cannot be: but a new connection would put it right.
      if (!last) return socket.close();
      message = withChanges(last, message.changes);
    }
    if (message.type === 'position' || message.type === 'table') this.#last.set(message.type, message);
    this.#listener.hear(message);
  }

  /** The network is back: tries at once. What was open before is dead, even if the browser has not noticed yet. */
  #now = () => {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    const old = this.#socket;
    this.#socket = null;
    this.#tries = 0;
    old?.close();
    this.#connect();
  };

  /** A connection that has been silent for two pings is dead, whatever the browser thinks. */
  #check(): void {
    if (Date.now() - this.#heard > 2 * PING_EVERY) this.#socket?.close();
    else this.send({ type: 'ping' });
  }
}
