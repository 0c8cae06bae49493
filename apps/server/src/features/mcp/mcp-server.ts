import { type CallToolResult, McpServer, type ServerContext } from '@modelcontextprotocol/server';
import { errorMessage } from '@pagewright/contract/messages';
import { isPagewrightError } from '@pagewright/model/errors';
import type { Language } from '@pagewright/model/languages';
import { type ApiClient, Refusal } from './api-client.ts';
import type { LocalFiles } from './local-files.ts';
import type { Tool, ToolAnswer } from './tool.ts';
import { ToolFault } from './tool-fault.ts';
import { TOOLS } from './tools.ts';

/** Whoever the tools act for. */
export interface Face {
  /** @throws PagewrightError where the installation cannot be reached */
  client(signal: AbortSignal): Promise<ApiClient>;
  readonly language: Language;
  readonly files: LocalFiles | undefined;
  /** Aborted when they have gone. */
  readonly gone: AbortSignal;
  /** Told of each call, whose promise ends when it has tidied up: what it stands on is closed after that. */
  readonly onCall?: (call: Promise<unknown>) => void;
  /** Told what no tool foresaw. */
  readonly onError: (error: unknown) => void;
}

const ABOUT = `Pagewright makes designed documents (slides, reports, posters, long pictures) from files and text. Nothing is invented:
every statement has its place in the sources (trace_origin). A page is source text with a version: read_page, propose_change, commit_change, undo_change.`;

/** Progress is told in steps of this share at least. */
const STEP = 0.01;

/** The tools for one connection or one call. */
export function createMcpServer(face: Face, version: string): McpServer {
  const server = new McpServer(
    { name: 'pagewright', title: 'Pagewright', version },
    { capabilities: { tools: {} }, instructions: ABOUT.replaceAll('\n', ' ') },
  );
  for (const tool of TOOLS) {
    const { name, title, description, input, readOnly } = tool;
    const annotations = { readOnlyHint: readOnly, destructiveHint: false, openWorldHint: false };
    server.registerTool(name, { title, description, inputSchema: input, annotations }, (given, context) => {
      const call = answer(tool, given, context, face);
      face.onCall?.(call);
      return call;
    });
  }
  return server;
}

async function answer(tool: Tool, given: unknown, { mcpReq }: ServerContext, face: Face): Promise<CallToolResult> {
  const { language, files } = face;
  const signal = AbortSignal.any([mcpReq.signal, face.gone]);
  const token = mcpReq._meta?.progressToken;
  let told = -1;
  const progress = (share: number, message: string): void => {
    if (token === undefined || signal.aborted || share < told + STEP) return;
    told = share;
    const params = { progressToken: token, progress: Math.round(share * 100) / 100, total: 1, message };
    mcpReq.notify({ method: 'notifications/progress', params }).catch(face.onError);
  };
  try {
    const client = await face.client(signal);
    return resultOf(await tool.run(given, { client, signal, language, files, progress }));
  } catch (error) {
    return { isError: true, content: [{ type: 'text', text: wordsOf(error, signal, face) }] };
  }
}

function resultOf({ data, file }: ToolAnswer): CallToolResult {
  const text = { type: 'text', text: JSON.stringify(data) } as const;
  if (!file) return { content: [text], structuredContent: data };
  const uri = `pagewright:///exports/${encodeURIComponent(file.name)}`;
  const blob = file.bytes.toString('base64');
  return {
    content: [text, { type: 'resource', resource: { uri, mimeType: file.mime, blob } }],
    structuredContent: data,
  };
}

/** An error in plain words; what nobody foresaw is logged and not told. */
function wordsOf(error: unknown, signal: AbortSignal, { language, onError }: Face): string {
  if (signal.aborted) return 'Cancelled.';
  if (error instanceof ToolFault || error instanceof Refusal) return error.message;
  if (isPagewrightError(error)) return errorMessage(error.code, language, error.params);
  onError(error);
  return errorMessage('request/unknown', language);
}
