import { expect, it } from 'vitest';
import { type DoctorModel, doctorLines } from './doctor-text.ts';

const MODEL: DoctorModel = {
  state: 'warning',
  provider: 'Ollama',
  model: 'm',
  found: false,
  schema: 'broken',
  languages: [],
  streams: false,
  firstMs: 0,
  charactersPerSecond: 0,
  remembers: false,
};

it('says nothing of speed and context where no answer could be read', () => {
  const told = (model: DoctorModel) => doctorLines({ checks: [], model }, 'en-US').join('\n');
  expect(told(MODEL)).toContain('do not keep to the JSON schema');
  expect(told(MODEL)).not.toMatch(/context|stream/);
  expect(told({ ...MODEL, languages: ['en-US'] })).toMatch(/stream[\s\S]*context is too short/);
});
