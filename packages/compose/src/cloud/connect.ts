import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { Model } from './conversation.ts';
import type { CloudSettings } from './settings.ts';

/** The model of a service that speaks like OpenAI's: OpenAI itself, Ollama, LM Studio and most others. */
export function connect({ url, model, key }: CloudSettings): Model {
  const provider = createOpenAICompatible({
    name: 'pagewright',
    baseURL: url,
    includeUsage: true,
    supportsStructuredOutputs: true,
    ...(key ? { apiKey: key } : {}),
  });
  return provider(model);
}
