import * as endpoints from '@pagewright/contract/images';
import type { Routes } from '../../platform/http/routes.ts';
import type { Images } from './service.ts';

export function addImageRoutes(routes: Routes, images: Images): void {
  routes.personalForm(
    endpoints.uploadImages,
    ({ request }) => images.readForm(request),
    ({ person, signal }, form) => images.upload(person.id, form, signal),
  );
  routes.personalFile(endpoints.getImage, ({ person, params }) => images.get(person.id, params.key));
}
