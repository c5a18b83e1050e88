/** Every fixed text of the report that stands by itself, in each language. */
import { changeSectionTexts } from './change-texts.ts';
import { frameTexts } from './frame-texts.ts';
import { problemSectionTexts } from './problem-section-texts.ts';
import { sectionTexts } from './section-texts.ts';

export const texts = { ...frameTexts, ...problemSectionTexts, ...changeSectionTexts, ...sectionTexts };
