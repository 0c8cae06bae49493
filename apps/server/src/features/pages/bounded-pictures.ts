import { PagewrightError } from '@pagewright/model/errors';
import { PAGE_PICTURES } from '@pagewright/model/limits';
import type { Images } from '../images/service.ts';
import type { Pictures } from './pictures.ts';

/** Says whether a page may show what its source text names. */
export class BoundedPictures {
  readonly #pictures: Pictures;
  readonly #images: Images;

  constructor(pictures: Pictures, images: Images) {
    this.#pictures = pictures;
    this.#images = images;
  }

  /**
   * A picture that a page shows several times counts once.
   * @throws PagewrightError `page/too-many-pictures`, `page/pictures-too-large`
   */
  async require(userId: number, projectId: number, texts: readonly string[]): Promise<void> {
    for (const text of new Set(texts)) {
      const used = {
        ...(await this.#pictures.usedIn(projectId, [text])),
        ...(await this.#images.usedIn(userId, [text])),
      };
      const sizes = Object.values(used).map(({ size }) => size);
      const { count, bytes } = PAGE_PICTURES;
      if (sizes.length > count) throw new PagewrightError('page/too-many-pictures', { max: count });
      if (sizes.reduce((sum, size) => sum + size, 0) > bytes) {
        throw new PagewrightError('page/pictures-too-large', { maxMegabytes: bytes / 2 ** 20 });
      }
    }
  }
}
