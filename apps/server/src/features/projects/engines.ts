import { type CloudSettings, providerOf } from '@pagewright/compose/cloud-settings';
import type { ModuleId, ModuleInfo } from '@pagewright/contract/modules';
import { PagewrightError } from '@pagewright/model/errors';

/** The engines of this installation and what they cost. The specification calls them modules: one a project (spec §3). */
export class InstalledEngines {
  readonly #infos: readonly ModuleInfo[];

  /**
   * @param cloud undefined where none is configured: then only the local engine can generate
   * @param pointsPerPage what each page costs from now on
   */
  constructor(cloud: CloudSettings | undefined, pointsPerPage: number) {
    this.#infos = [
      {
        id: 'local',
        configured: true,
        leavesInstallation: false,
        deterministic: true,
        provider: '',
        model: '',
        pointsPerPage,
      },
      {
        id: 'cloud',
        configured: cloud !== undefined,
        leavesInstallation: true,
        deterministic: false,
        provider: cloud ? providerOf(cloud) : '',
        model: cloud?.model ?? '',
        pointsPerPage,
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

  /** One that can be worked with now. @throws PagewrightError `module/unknown`, `generation/no-cloud` */
  working(id: ModuleId): ModuleInfo {
    const info = this.get(id);
    if (!info.configured) throw new PagewrightError('generation/no-cloud');
    return info;
  }
}
