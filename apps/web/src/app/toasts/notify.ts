import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { isAbort } from '../api/api-error.ts';
import { errorText } from '../api/error-text.ts';

/** Short messages to the person, newest last. */
export interface Toast {
  readonly id: number;
  readonly kind: 'success' | 'info' | 'warning' | 'error';
  readonly text: string;
  /** What can be done about it. */
  readonly action?: ToastAction;
}

export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

/** Messages on the screen at once. */
const SHOWN = 3;
/** How long each stays, ms. Errors stay longer: there is more to read. */
export const TOAST_DURATION = {
  success: 3_000,
  info: 3_000,
  warning: 4_500,
  error: 7_000,
} as const;
/** How long one stays with which a step is taken back, and one with anything else to decide, ms. */
const UNDO_DURATION = 8_000;
const OFFER_DURATION = 60_000;

const store = createStore<{ toasts: readonly Toast[] }>()(() => ({ toasts: [] }));
let nextId = 1;

export function dismissToast(id: number): void {
  store.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}

function show(kind: Toast['kind'], text: string, action?: ToastAction): void {
  const id = nextId++;
  store.setState(({ toasts }) => ({
    // The same words again replace the ones that are still there.
    toasts: [...toasts.filter((toast) => toast.text !== text), { id, kind, text, ...(action ? { action } : {}) }].slice(
      -SHOWN,
    ),
  }));
  const withAction = kind === 'success' ? UNDO_DURATION : OFFER_DURATION;
  setTimeout(() => dismissToast(id), action ? withAction : TOAST_DURATION[kind]);
}

export const notify = {
  success: (text: string, action?: ToastAction) => show('success', text, action),
  info: (text: string) => show('info', text),
  warning: (text: string) => show('warning', text),
  /** A warning with something to do about it: it stays until there was time to decide. */
  offer: (text: string, action: ToastAction) => show('warning', text, action),
  /** An error in the person's language; `wrap` puts it into a sentence. Silent where the person stopped it. */
  error(error: unknown, wrap?: (reason: string) => string) {
    if (isAbort(error)) return;
    const reason = errorText(error);
    show('error', wrap ? wrap(reason) : reason);
  },
} as const;

export function useToasts(): readonly Toast[] {
  return useStore(store, ({ toasts }) => toasts);
}
