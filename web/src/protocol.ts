/** The messages between client and server (docs/protocol.md). */
import type { Message } from './boardkit/context.ts';

export type { Arg, Message } from './boardkit/context.ts';

export interface GameInfo {
  id: string;
  name: string;
  prefix: string;
  players: [number, number];
  options: OptionInfo[];
  bots: string[];
}

export interface OptionInfo {
  id: string;
  choices: string[];
  default: string;
  rule: string;
}

export interface Me {
  id: string;
  name: string;
  guest: boolean;
}

export interface SeatInfo {
  seat: number;
  kind: 'open' | 'human' | 'bot';
  name: string | null;
  level?: string | null;
  online: boolean;
  to_act: boolean;
  clock_ms: number | null;
}

export interface TableSummary {
  id: string;
  game: string;
  options: Record<string, unknown>;
  seats: SeatInfo[];
  status: 'open' | 'running' | 'finished' | 'cancelled';
  host: string | null;
  mine: number | null;
  private: boolean;
  invite: string | null;
  clock: unknown;
  hints: boolean;
  commitment: string;
  created_ms: number;
  updated_ms: number;
}

export interface Choice {
  action: unknown;
  label: Message;
  targets: string[];
  rule: string;
  rewind?: boolean;
}

export interface LogEntry {
  seq: number;
  seat: number | null;
  action_number: number;
  message: Message;
  event: unknown;
}
