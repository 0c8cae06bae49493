import * as endpoints from '@pagewright/contract/images';
import type { Routes } from '../../platform/http/routes.ts';
import type { PictureLibrary } from './picture-library.ts';
import type { Images } from './service.ts';

export function addImageRoutes(routes: Routes, images: Images, library: PictureLibrary): void {
  routes.personalForm(
    endpoints.uploadImages,
    ({ request }) => images.readForm(request),
    ({ person, signal }, form) => images.upload(person.id, form, signal),
  );
  routes.personal(endpoints.listImages, ({ person, query }) => library.list(person.id, query));
  routes.personal(endpoints.copyImage, ({ person, body }) => library.copy(person.id, body));
  routes.personal(endpoints.removeImage, async ({ person, params }) => {
    await library.remove(person.id, params.key);
    return null;
  });
  routes.personalFile(endpoints.getImage, ({ person, params }) => images.get(person.id, params.key));
}
