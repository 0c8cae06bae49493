import type { Language } from '@pagewright/model/languages';

/** A message to a person, by email or to a phone. */
export interface OutgoingMessage {
  readonly channel: 'email' | 'phone';
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  /** Plain text, paragraphs apart by empty lines; also what a text message says. */
  readonly text: string;
  /** The part of the text that people look for: it stands out where it can. */
  readonly code?: string;
}

/** One way of sending messages. @throws Error where the message was not taken */
export interface Sender {
  send(message: OutgoingMessage): Promise<void>;
}
