import { connect } from './connect.ts';
import type { CloudSettings } from './settings.ts';
import { type ModelTrial, tryModel } from './trial.ts';

export type { ModelTrial } from './trial.ts';

/** Tries the model that is set up, or was found. */
export function trySettings(settings: CloudSettings, signal?: AbortSignal): Promise<ModelTrial> {
  return tryModel(connect(settings), settings.model, signal ? { signal } : {});
}
