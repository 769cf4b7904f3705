import { fill } from '../../kernel/fill.ts';
import { columns } from '../../kernel/said.ts';
import type { Language, MessageValues } from '../../kernel/wire.ts';
import { notices } from './notices.ts';
import type { NotificationCode } from './notification.schemas.ts';

/** A notification in words: a short title and one sentence. */
export interface NotificationText {
  title: string;
  text: string;
}

/** A notification worded in the reader's language; a missing value leaves a readable sentence. */
export function notificationText(code: NotificationCode, language: Language, values: MessageValues): NotificationText {
  const { title, text } = noticeIn(code, language);
  return { title: fill(title, values), text: fill(text, values) };
}

/** As it is written, with its `{names}`. */
export function noticeIn(code: NotificationCode, language: Language): NotificationText {
  const { title, text } = notices[code];
  return { title: title[columns[language]], text: text[columns[language]] };
}
