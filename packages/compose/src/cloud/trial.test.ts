import { LANGUAGES } from '@pagewright/model/languages';
import { expect, it, onTestFinished } from 'vitest';
import { type Behaviour, type FakeCall, startFakeLanguageService } from '../testing/fake-language-service.ts';
import { connect } from './connect.ts';
import { LIMITS } from './limits.ts';
import { tryModel } from './trial.ts';

async function tried(behave: (call: FakeCall) => Behaviour) {
  const service = await startFakeLanguageService(behave);
  onTestFinished(() => service.close());
  const limits = { ...LIMITS, tries: 2, pauseMs: 1, patience: 1 };
  return tryModel(connect({ url: service.url, model: 'm', key: 'sk-x' }), 'm', { limits });
}

it('a model that does everything is told to do everything', async () => {
  const trial = await tried(() => 'slow');
  expect(trial).toMatchObject({ schema: 'kept', languages: LANGUAGES, remembers: true });
  expect(trial.failure).toBeUndefined();
  expect(trial.use.calls).toBe(LANGUAGES.length + 1);
});

it('one that is corrected, one that cannot keep to the schema and one that is not there are told apart', async () => {
  expect(await tried((call) => (call.isRepair ? 'good' : 'wrong-schema'))).toMatchObject({ schema: 'repaired' });
  expect(await tried(() => 'refusal')).toMatchObject({ schema: 'broken', languages: [], remembers: false });
  expect(await tried(() => 'denied')).toMatchObject({ failure: 'denied', use: { calls: 1 } });
});
