import type { SaveState } from '../../app/saving/saved-resource.ts';

interface Circumstances {
  readonly online: boolean;
  /** Whether somebody is typing what is no step yet: it is kept on this device and sent once it is left. */
  readonly isTyping: boolean;
}

/** What people are told of saving: what is typed is not saved yet, and a try without a network lasts until its last retry has failed. */
export function shownSaving(is: SaveState['is'], { online, isTyping }: Circumstances): SaveState['is'] {
  const now = is === 'saved' && isTyping ? 'waiting' : is;
  return !online && (now === 'waiting' || now === 'saving') ? 'offline' : now;
}
