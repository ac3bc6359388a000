import { Button } from '@react-email/button';
import { z } from 'zod';
import { defaultLanguage } from '#kit/pure/languages.ts';
import { lineField, textsOf } from '#kit/server/page/section-settings.ts';
import { styles } from '../../../messages/index.ts';
import { alignField, Block } from '../block.tsx';
import { letterLink } from '../link-field.ts';
import { wordsIn, type LetterView, type SectionProps } from '../section.ts';

/** A button that leads somewhere. */
export const buttonSettings = z.object({ texts: textsOf({ action: lineField() }), link: letterLink(), align: alignField() }).check(({ value, issues }) => {
  if (Object.values(value.texts).some((words) => words.action?.trim())) return;
  issues.push({ code: 'too_small', origin: 'string', minimum: 1, inclusive: true, input: '', path: ['texts', defaultLanguage, 'action'] });
});
type ButtonSettings = z.output<typeof buttonSettings>;

export function ButtonHtml({ settings: { texts, link, align }, view }: SectionProps<ButtonSettings>) {
  return (
    <Block align={align}>
      <Button href={view.address(link)} style={{ ...styles.button, margin: '8px 0' }}>
        {wordsIn(texts, ['action'], view.lang).action}
      </Button>
    </Block>
  );
}

export function textOfButton({ texts, link }: ButtonSettings, view: LetterView): string {
  return `${wordsIn(texts, ['action'], view.lang).action}: ${view.address(link)}`;
}
