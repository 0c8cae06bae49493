import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { pace } from './estimate.ts';

/** The modules that can compose a project's pages; a project has exactly one of them selected (spec §3, §5). */
export const MODULE_IDS = ['local', 'cloud'] as const;
export type ModuleId = (typeof MODULE_IDS)[number];

function isModuleId(value: unknown): value is ModuleId {
  return MODULE_IDS.some((id) => id === value);
}

/** A module's id; anything else is answered with a message of its own (spec §8: invalid module ID). */
export const moduleId = z
  .custom<ModuleId>(isModuleId, { params: { error: 'module/unknown' } })
  .meta({ type: 'string', enum: [...MODULE_IDS] });

export const moduleInfo = z.object({
  id: z.enum(MODULE_IDS),
  /** Whether this installation can generate with it now. */
  configured: z.boolean(),
  /** Whether files and words leave this installation for it. */
  leavesInstallation: z.boolean(),
  /** Whether the same input always gives the same pages. */
  deterministic: z.boolean(),
  /** Whether it was found on the server’s machine, and nobody has set it up. */
  found: z.boolean(),
  /** Who runs the model and which one; empty for the local module. */
  provider: z.string(),
  model: z.string(),
  /** Points for each page (spec §9). */
  pointsPerPage: z.number().int(),
});
export type ModuleInfo = z.infer<typeof moduleInfo>;

/** With how fast it was, so that people are told before they begin; null where that was not measured yet. */
const pacedModule = moduleInfo.extend({ pace: pace.nullable() });

const modulePath = '/api/pagewright/module';

export const listModules = endpoint({
  method: 'GET',
  path: `${modulePath}/list`,
  access: 'user',
  scope: 'read',
  summary: 'The modules a project can select one of, and whether each is configured here',
  data: z.array(pacedModule),
});
export const getModule = endpoint({
  method: 'GET',
  path: `${modulePath}/getInfo/:id`,
  access: 'user',
  scope: 'read',
  summary: 'One module',
  params: z.object({ id: moduleId }),
  data: pacedModule,
});
