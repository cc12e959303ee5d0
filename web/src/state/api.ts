/** Calls to the server over HTTP. */
import type { ErrorCode } from '../wire/protocol.ts';

/** The server said no, or could not be reached (`offline`). */
export class ApiError extends Error {
  readonly code: ErrorCode | 'offline';
  readonly rule: string | undefined;

  constructor(code: ErrorCode | 'offline', message: string, rule?: string) {
    super(message);
    this.code = code;
    this.rule = rule;
  }
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Calls the server; a body that is a string is sent as it is. */
export async function api<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, headers: {} };
  if (typeof body === 'string') {
    init.body = body;
    init.headers = { 'content-type': 'text/plain' };
  } else if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { 'content-type': 'application/json' };
  }
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch (error) {
    throw new ApiError('offline', String(error));
  }
  const text = await answer.text();
  let value: unknown;
  try {
    value = text ? JSON.parse(text) : undefined;
  } catch {
    value = undefined;
  }
  if (answer.ok) return value as T;
  const { code, message, rule } = (value ?? {}) as { code?: ErrorCode; message?: string; rule?: string };
  throw new ApiError(
    code ?? (answer.status >= 500 ? 'unavailable' : 'malformed'),
    message ?? answer.statusText,
    rule,
  );
}
