import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { Model } from './conversation.ts';
import type { CloudSettings } from './settings.ts';

/** The model of a service that speaks like Anthropic's, or like OpenAI's: OpenAI itself, Ollama, LM Studio and most others. */
export function connect({ provider, url, model, key }: CloudSettings): Model {
  if (provider === 'anthropic') return createAnthropic({ baseURL: url, apiKey: key ?? '' })(model);
  const compatible = createOpenAICompatible({
    name: 'pagewright',
    baseURL: url,
    includeUsage: true,
    supportsStructuredOutputs: true,
    ...(key ? { apiKey: key } : {}),
  });
  return compatible(model);
}
