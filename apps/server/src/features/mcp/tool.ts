import type { Language } from '@pagewright/model/languages';
import type { z } from 'zod';
import type { ApiClient } from './api-client.ts';
import type { LocalFiles } from './local-files.ts';

/** What a tool stands on while it runs. */
export interface ToolContext {
  readonly client: ApiClient;
  /** Aborted when the call was cancelled, or whoever asked has gone. */
  readonly signal: AbortSignal;
  readonly language: Language;
  /** Files of the machine that the assistant runs on; undefined where it calls over the network. */
  readonly files: LocalFiles | undefined;
  /** Says how far it is, 0 to 1. */
  progress(share: number, message: string): void;
}

/** What a tool answers with. */
export interface ToolAnswer {
  readonly data: Readonly<Record<string, unknown>>;
  /** Handed over beside the data. */
  readonly file?: { readonly name: string; readonly mime: string; readonly bytes: Buffer };
}

/** A tool with its input forgotten, as the registry holds it. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: z.ZodObject;
  /** Whether it leaves everything as it is. */
  readonly readOnly: boolean;
  /** @throws ToolFault, Refusal, PagewrightError, or the signal's reason */
  run(input: unknown, context: ToolContext): Promise<ToolAnswer>;
}

interface ToolDefinition<Input extends z.ZodObject> extends Omit<Tool, 'input' | 'run'> {
  readonly input: Input;
  run(input: z.output<Input>, context: ToolContext): Promise<ToolAnswer>;
}

export function defineTool<Input extends z.ZodObject>(definition: ToolDefinition<Input>): Tool {
  return { ...definition, run: (input, context) => definition.run(definition.input.parse(input), context) };
}
