import { DiagramFault } from '../drawing/diagram-fault.ts';
import { repairSource } from './repair-source.ts';

/** What Mermaid's parsers throw: some count lines from 0 in `hash`, some only name the line in their message. */
interface ParserError {
  readonly message?: string;
  readonly hash?: { readonly loc?: { readonly first_line?: number }; readonly line?: number };
}

/** Why a diagram was not drawn: the fault of its code where that has one. */
export async function whyNotDrawn(code: string, error: unknown): Promise<unknown> {
  return (await faultOf(code)) ?? error;
}

/** The line of a diagram's code that cannot be read, from 1; undefined where all can, or where no line is known. */
export async function mermaidFault(code: string): Promise<{ readonly line: number } | undefined> {
  const line = (await faultOf(code))?.line;
  return line === undefined ? undefined : { line };
}

async function faultOf(code: string): Promise<DiagramFault | undefined> {
  if (code.trim() === '') return undefined;
  const { default: mermaid } = await import('mermaid');
  try {
    await mermaid.parse(repairSource(code));
    return undefined;
  } catch (error) {
    const line = lineOf(error as ParserError);
    // What is read begins at the first line that is not empty.
    const before = /^\s*/.exec(code)?.[0].split('\n').length ?? 1;
    return new DiagramFault(line === undefined ? undefined : line + before - 1, error);
  }
}

export function lineOf({ message, hash }: ParserError): number | undefined {
  const named = /line:?\s+(\d+)/i.exec(message ?? '')?.[1];
  if (named !== undefined) return Number(named);
  return hash?.loc?.first_line ?? (hash?.line === undefined ? undefined : hash.line + 1);
}
