import { z } from 'zod';

/** Longest address of a link, UTF-16 units. */
const LINK_MAX_LENGTH = 2000;

/** What a link may do: open a page of the web, write a mail, call somebody. Nothing that runs, reads files or carries its content. */
const SAFE_SCHEMES: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Where a link leads: an address, whole, or another page of the document. */
export const link = z
  .string()
  .max(LINK_MAX_LENGTH)
  .refine((to) => pageOfLink(to) !== undefined || isSafe(to), 'not an address or a page');

const PAGE = /^page:([1-9]\d{0,9})$/;

/**
 * The page that a link leads to; undefined where it is an address. What the number means is the matter of whoever holds the
 * pages: the page's id where they are stored, its place from 1 where they stand as a row by themselves, as in a file.
 */
export function pageOfLink(to: string): number | undefined {
  const number = PAGE.exec(to)?.[1];
  return number === undefined ? undefined : Number(number);
}

/** @param page positive, as in `pageOfLink` */
export function linkToPage(page: number): string {
  return `page:${page}`;
}

const MAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;
const HOST = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/** The address that people mean by what they type, which may lack its scheme; undefined where it is none or not a safe one. */
export function addressOf(typed: string): string | undefined {
  const text = typed.trim();
  if (SCHEME.test(text) && isSafe(text)) return read(text);
  if (MAIL.test(text)) return read(`mailto:${text}`);
  return HOST.test(text) ? read(`https://${text}`) : undefined;
}

/**
 * The address that a file gives words of its own, as it may be followed; undefined where it is none that is whole and safe.
 * Files also lead to places in themselves and to others beside them, which nobody has who reads the pages.
 */
export function addressInFile(written: string): string | undefined {
  return read(written.trim());
}

/** What an address may hold as it is (RFC 3986, §2), and what is escaped in it already. */
const NOT_IN_URI = /%(?![0-9a-f]{2})|[^\w.~:/?#@!$&'()*+,;=%-]/gi;

/**
 * An address as files of other programs take it: a host in ASCII, every other character escaped. Browsers read addresses in
 * any script; Office calls a file damaged that has one.
 *
 * @param address of a safe link to an address
 */
export function uriOf(address: string): string {
  const { href, host } = new URL(address);
  // The brackets of an address in numbers (IPv6) are its own.
  const start = host === '' ? 0 : href.indexOf(host) + host.length;
  return href.slice(0, start) + href.slice(start).replace(NOT_IN_URI, encodeURIComponent);
}

function read(text: string): string | undefined {
  return text.length <= LINK_MAX_LENGTH && isSafe(text) ? text : undefined;
}

function isSafe(address: string): boolean {
  return URL.canParse(address) && !/[\s\p{C}]/u.test(address) && SAFE_SCHEMES.has(new URL(address).protocol);
}
