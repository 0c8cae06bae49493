import type { ErrorCode } from '@pagewright/model/errors';
import type { Language } from '@pagewright/model/languages';

/**
 * One message in the five languages. `{name}` is filled with the error's value of that name; a part in square brackets
 * is left out where one of its values is not known.
 */
export type Message = Readonly<Record<Language, string>>;

/** The codes that start with one of the given areas: `file/…`, `page/…`. */
export type CodesOf<Area extends string> = Extract<ErrorCode, Area | `${Area}/${string}`>;
