import type { ModuleId, ModuleInfo } from '@pagewright/contract/modules';
import { PagewrightError } from '@pagewright/model/errors';
import { POINTS_PER_PAGE } from '@pagewright/model/limits';

/** The service that the cloud module calls, without its key. */
export interface CloudService {
  readonly provider: string;
  readonly model: string;
}

/** The modules of this installation (spec §3: a project has one selected, local or cloud). */
export class Modules {
  readonly #infos: readonly ModuleInfo[];

  /** @param cloud undefined where none is configured: then only the local module can generate */
  constructor(cloud: CloudService | undefined) {
    this.#infos = [
      {
        id: 'local',
        configured: true,
        leavesInstallation: false,
        deterministic: true,
        provider: '',
        model: '',
        pointsPerPage: POINTS_PER_PAGE,
      },
      {
        id: 'cloud',
        configured: cloud !== undefined,
        leavesInstallation: true,
        deterministic: false,
        provider: cloud?.provider ?? '',
        model: cloud?.model ?? '',
        pointsPerPage: POINTS_PER_PAGE,
      },
    ];
  }

  list(): ModuleInfo[] {
    return [...this.#infos];
  }

  /** @throws PagewrightError `module/unknown` */
  get(id: ModuleId): ModuleInfo {
    const info = this.#infos.find((one) => one.id === id);
    if (!info) throw new PagewrightError('module/unknown');
    return info;
  }
}
