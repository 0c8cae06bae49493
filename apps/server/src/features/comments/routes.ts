import * as endpoints from '@pagewright/contract/comments';
import type { Routes, SharedCall } from '../../platform/http/routes.ts';
import type { Caller } from './caller.ts';
import type { Introductions } from './introductions.ts';
import type { OwnComments } from './own-comments.ts';
import type { VisitorComments } from './visitor-comments.ts';

interface CommentServices {
  readonly ownComments: OwnComments;
  readonly visitorComments: VisitorComments;
  readonly introductions: Introductions;
}

export function addCommentRoutes(
  routes: Routes,
  { ownComments: own, visitorComments: shared, introductions }: CommentServices,
): void {
  routes.personal(endpoints.listComments, ({ person, query }) => own.list(person.id, query));
  routes.personal(endpoints.addThread, ({ person, body }) => own.begin(person.id, body));
  routes.personal(endpoints.addReply, ({ person, body }) => own.reply(person.id, body));
  routes.personal(endpoints.editComment, ({ person, body }) => own.edit(person.id, body));
  routes.personal(endpoints.removeComment, ({ person, params }) => done(own.remove(person.id, params.id)));
  routes.personal(endpoints.restoreComment, ({ person, params }) => done(own.restore(person.id, params.id)));
  routes.personal(endpoints.resolveThread, ({ person, body }) => done(own.resolve(person.id, body)));
  routes.personal(endpoints.moveThread, ({ person, body }) => done(own.move(person.id, body)));
  routes.personal(endpoints.seeComments, ({ person, body }) => done(own.see(person.id, body)));
  routes.shared(endpoints.listSharedComments, ({ visit, query }) => shared.list(visit, query));
  routes.shared(endpoints.introduceVisitor, (call) => introductions.introduce(callerOf(call), call.body));
  routes.shared(endpoints.addSharedThread, (call) => shared.begin(callerOf(call), call.body));
  routes.shared(endpoints.addSharedReply, (call) => shared.reply(callerOf(call), call.body));
  routes.shared(endpoints.editSharedComment, (call) => shared.edit(callerOf(call), call.body));
  routes.shared(endpoints.removeSharedComment, (call) => done(shared.remove(callerOf(call), call.params.id)));
  routes.shared(endpoints.restoreSharedComment, (call) => done(shared.restore(callerOf(call), call.params.id)));
}

function callerOf<E>({ visit, request }: SharedCall<E>): Caller {
  return { visit, ip: request.ip };
}

async function done(work: Promise<void>): Promise<null> {
  await work;
  return null;
}
