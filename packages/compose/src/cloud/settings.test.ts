import { expect, it } from 'vitest';
import { isOnThisMachine, providerOf, readCloudSettings } from './settings.ts';

const read = (variables: Record<string, string>) =>
  readCloudSettings(
    Object.fromEntries(Object.entries(variables).map(([name, text]) => [`PAGEWRIGHT_LLM_${name}`, text])),
  );

it('a provider has its usual address, and one that speaks like OpenAI’s has to be said', () => {
  expect(read({})).toBeUndefined();
  expect(read({ PROVIDER: 'ollama', MODEL: 'm' })?.url).toBe('http://127.0.0.1:11434/v1');
  expect(read({ PROVIDER: 'lmstudio', MODEL: 'm' })?.url).toBe('http://127.0.0.1:1234/v1');
  expect(read({ PROVIDER: 'anthropic', MODEL: 'm', URL: 'https://proxy.example/v1/' })).toMatchObject({
    provider: 'anthropic',
    url: 'https://proxy.example/v1',
  });
  expect(() => read({ MODEL: 'm' })).toThrow(
    expect.objectContaining({ params: expect.objectContaining({ name: 'PAGEWRIGHT_LLM_URL' }) }),
  );
});

it('tokens have a price for a million of them', () => {
  const priced = (PRICE: string) => read({ URL: 'http://x/v1', MODEL: 'm', PRICE })?.price;
  expect(priced('0.15/0.60 EUR')).toEqual({ input: 0.15, output: 0.6, currency: 'EUR' });
  expect(priced('3 / 15')).toEqual({ input: 3, output: 15, currency: 'USD' });
});

it.each([
  ['PROVIDER', 'cohere'],
  ['URL', 'the one on my desk'],
  ['PRICE', 'sk-a-key-in-the-wrong-place'],
  ['URL', 'https://me:sk-a-key-in-the-wrong-place@llm.example/v1'],
])('a wrong %s is named, without what it says', (name, text) => {
  const given = { URL: 'http://x/v1', MODEL: 'm', [name]: text };
  expect(() => read(given)).toThrow(
    expect.objectContaining({ params: expect.objectContaining({ name: `PAGEWRIGHT_LLM_${name}` }) }),
  );
  try {
    read(given);
  } catch (error) {
    expect(JSON.stringify(error)).not.toContain(text);
  }
});

it('words stay on this machine with a model that runs on it', () => {
  const here = (url: string, model = 'm') => isOnThisMachine({ url, model });
  expect(['http://localhost:11434/v1', 'http://127.0.0.1:1/v1', 'http://[::1]:1/v1'].map((url) => here(url))).toEqual([
    true,
    true,
    true,
  ]);
  expect(['http://127.0.0.1.evil.example/v1', 'http://192.168.1.4/v1'].map((url) => here(url))).toEqual([false, false]);
  // Ollama passes these on.
  expect(here('http://localhost:11434/v1', 'gpt-oss:120b-cloud')).toBe(false);
  expect(providerOf({ provider: 'ollama', url: 'http://127.0.0.1:11434/v1', model: 'm' })).toBe('Ollama');
  expect(providerOf({ provider: 'ollama', url: 'http://gpu.example:11434/v1', model: 'm' })).toBe('gpu.example:11434');
});
