import type { Language } from '@pagewright/model/languages';
import type { z } from 'zod';

/** What is known of a format without making a file of it. */
export interface ExportFormat<Options extends z.ZodObject> {
  /** The name of its folder. */
  readonly id: string;
  /** Where it stands among the formats that people choose from, the least first. */
  readonly rank: number;
  /** Without the first dot. */
  readonly extension: string;
  readonly mediaType: string;
  /** What a person may choose: choices and switches, each with a default. */
  readonly options: Options;
  /** Whether a file holds one page or all of a document. */
  readonly scope: 'page' | 'all';
  /** Whether nothing can be made of it without a browser. */
  readonly needsBrowser: boolean;
}

/** What people read of an option: its name, and each of its choices unless it is a switch. */
type OptionStrings<Value> = [Value] extends [boolean]
  ? { readonly label: string }
  : { readonly label: string; readonly choices: Readonly<Record<Value & (string | number), string>> };

interface Words<Options> {
  readonly name: string;
  readonly options: { readonly [Name in keyof Options]-?: OptionStrings<Options[Name]> };
}

/** What people read of a format, by language. */
export type FormatStrings<Options> = Readonly<Record<Language, Words<Options>>>;
