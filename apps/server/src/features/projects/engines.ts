import { isOnThisMachine, providerOf } from '@pagewright/compose/cloud-settings';
import type { ModuleId, ModuleInfo } from '@pagewright/contract/modules';
import { PagewrightError } from '@pagewright/model/errors';
import type { InstalledModel } from '../../platform/llm/installed-model.ts';

/** The engines of this installation and what they cost. The specification calls them modules: one a project (spec §3). */
export class InstalledEngines {
  readonly #model: InstalledModel;
  readonly #pointsPerPage: number;

  /**
   * @param model where there is none, only the local engine can generate
   * @param pointsPerPage what each page costs from now on
   */
  constructor(model: InstalledModel, pointsPerPage: number) {
    this.#model = model;
    this.#pointsPerPage = pointsPerPage;
  }

  /** A language model may have come or gone on this machine. */
  async list(): Promise<ModuleInfo[]> {
    await this.#model.look();
    return [this.get('local'), this.get('cloud')];
  }

  /** @throws PagewrightError `module/unknown` */
  get(id: ModuleId): ModuleInfo {
    if (id === 'cloud') return this.#cloud();
    if (id !== 'local') throw new PagewrightError('module/unknown');
    return {
      id,
      configured: true,
      leavesInstallation: false,
      deterministic: true,
      found: false,
      provider: '',
      model: '',
      pointsPerPage: this.#pointsPerPage,
    };
  }

  #cloud(): ModuleInfo {
    const cloud = this.#model.current();
    return {
      id: 'cloud',
      configured: cloud !== undefined,
      leavesInstallation: !cloud || !isOnThisMachine(cloud),
      deterministic: false,
      found: this.#model.isFound(),
      provider: cloud ? providerOf(cloud) : '',
      model: cloud?.model ?? '',
      pointsPerPage: this.#pointsPerPage,
    };
  }

  /** One that can be worked with now. @throws PagewrightError `module/unknown`, `generation/no-cloud` */
  working(id: ModuleId): ModuleInfo {
    const info = this.get(id);
    if (!info.configured) throw new PagewrightError('generation/no-cloud');
    return info;
  }
}
