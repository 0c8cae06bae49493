import { providerOf } from '@pagewright/compose/cloud-settings';
import { findLocalModel } from '@pagewright/compose/find-local-model';
import { type ModelTrial, trySettings } from '@pagewright/compose/try-model';
import type { DoctorModel, DoctorState } from '@pagewright/contract/doctor-text';
import type { Config } from '../config.ts';
import { type Check, checkEnvironment } from './checks.ts';

export interface Diagnosis {
  readonly checks: readonly Check[];
  /** Undefined where there is no language model. */
  readonly model: DoctorModel | undefined;
  /** Whether nothing that is needed, or set up, fails. */
  readonly works: boolean;
}

/** Looks whether everything is there that Pagewright needs, and tries the language model with real questions. */
export async function diagnose(config: Config): Promise<Diagnosis> {
  const [checks, model] = await Promise.all([checkEnvironment(config), diagnoseModel(config)]);
  return { checks, model, works: [...checks, ...(model ? [model] : [])].every(({ state }) => state !== 'bad') };
}

async function diagnoseModel({ cloud, findsModel }: Config): Promise<DoctorModel | undefined> {
  const settings = cloud ?? (findsModel ? await findLocalModel() : undefined);
  if (!settings) return undefined;
  const { use: _, ...trial } = await trySettings(settings);
  const state = stateOf(trial);
  const found = cloud === undefined;
  // What nobody has set up breaks nothing.
  const told = found && state === 'bad' ? 'warning' : state;
  return { state: told, provider: providerOf(settings), model: settings.model, found, ...trial };
}

function stateOf({ failure, schema, languages, remembers }: Omit<ModelTrial, 'use'>): DoctorState {
  if (failure || languages.length === 0) return 'bad';
  return schema === 'broken' || !remembers ? 'warning' : 'good';
}
