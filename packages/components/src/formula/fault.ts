/** Why a formula cannot be drawn. */
export interface FormulaFault {
  readonly fault: FaultCode;
  /** The command or the environment that it is about. */
  readonly name: string;
}

export const FAULT_CODES = [
  'brace',
  'command',
  'argument',
  'delimiter',
  'environment',
  'script',
  'long',
  'other',
] as const;
export type FaultCode = (typeof FAULT_CODES)[number];

/** What the errors of the library are about, by their ids. */
const CODES: readonly (readonly [RegExp, FaultCode])[] = [
  [/^UndefinedControlSequence$/, 'command'],
  [/Brace|^ExtraOpenMissingClose|^ExtraCloseMissingOpen/, 'brace'],
  [/^(?:MissingArgFor|MissingCloseBracket|IllegalMacroParam)/, 'argument'],
  [
    /^(?:MissingLeftExtraRight|ExtraLeftMissingRight|MissingOrUnrecognizedDelim|ExtraMiddle|UnsupportedDelim)/,
    'delimiter',
  ],
  [/^(?:Env|UnknownEnv|ErroneousNestingEq|Misplaced)/, 'environment'],
  [/^(?:Double|MissingScript|PrimeAfter)/, 'script'],
  [/^Max/, 'long'],
];

/** @param message the library's own, in English: only names are taken from it */
export function faultOf(id: string, message: string): FormulaFault {
  const code = CODES.find(([pattern]) => pattern.test(id))?.[1] ?? 'other';
  return { fault: code, name: /\\(?:[a-zA-Z]+|.)/.exec(message)?.[0] ?? /'([^']{1,40})'/.exec(message)?.[1] ?? '' };
}
