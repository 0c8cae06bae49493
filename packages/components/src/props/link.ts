import { z } from 'zod';

/** Longest address of a link, UTF-16 units. */
const LINK_MAX_LENGTH = 2000;

/** What a link may do: open a page of the web, write a mail, call somebody. Nothing that runs, reads files or carries its content. */
const SAFE_SCHEMES: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** The address that a part of a text leads to, whole. */
export const textLink = z.string().max(LINK_MAX_LENGTH).refine(isSafe);

const MAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;
const HOST = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/** The address that people mean by what they type, which may lack its scheme; undefined where it is none or not a safe one. */
export function linkOf(typed: string): string | undefined {
  const text = typed.trim();
  if (SCHEME.test(text) && isSafe(text)) return read(text);
  if (MAIL.test(text)) return read(`mailto:${text}`);
  return HOST.test(text) ? read(`https://${text}`) : undefined;
}

function read(text: string): string | undefined {
  const { data } = textLink.safeParse(text);
  return data;
}

function isSafe(address: string): boolean {
  return URL.canParse(address) && !/[\s\p{C}]/u.test(address) && SAFE_SCHEMES.has(new URL(address).protocol);
}
