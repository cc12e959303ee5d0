/** Short notices that go away by themselves. */
import { t } from '../i18n/shell.svelte.ts';
import { ApiError } from './api.ts';

export interface Toast {
  id: number;
  text: string;
}

let count = 0;
export const toasts: Toast[] = $state([]);

/** Shows a notice for a few seconds. */
export function notify(text: string): void {
  const id = ++count;
  toasts.push({ id, text });
  setTimeout(() => dismiss(id), 6000);
}

export function dismiss(id: number): void {
  const index = toasts.findIndex((toast) => toast.id === id);
  if (index >= 0) toasts.splice(index, 1);
}

/** What to say about an error. */
export function excuse(error: unknown): string {
  return t(`error-${error instanceof ApiError ? error.code.replaceAll('_', '-') : 'internal'}`);
}

/** Runs something that may fail, and says so if it does. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError)) console.error(error);
    notify(excuse(error));
    return undefined;
  }
}
