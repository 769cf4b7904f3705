import type { RecordPhotoTexts } from './record-photo.messages.ts';

export const texts: RecordPhotoTexts = {
  photo: 'Photo',
  lead: 'Shown in the record and the org chart of this group of companies. PNG or JPEG.',
  own: 'This person chose the photo in My account. While they have one, HR can’t set another.',
  kept: 'The photo HR had set is still kept, and is shown again if the person removes theirs.',
  remove: 'Remove HR’s photo',
  removed: 'HR’s photo removed',
};
