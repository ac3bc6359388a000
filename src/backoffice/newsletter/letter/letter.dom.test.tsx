import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { textOf } from '#test/harness/text-of.ts';
import { LetterBlock, LetterFrame, MailMarkup } from './letter-canvas.tsx';
import { letterDataOf, letterOf } from './letter-data.ts';
import { Outline } from './letter-card.tsx';
import { problemsOf, summaryOf } from './letter-outline.ts';
import { writtenIssue } from '../written-issue.ts';
import { LetterContext, type BlockMarkup, type ShownLetter } from './use-letter-markup.ts';

afterEach(cleanup);

const letter = {
  sections: [
    { section: 'text', settings: { texts: { en: { title: 'Warm', text: '<p>By  hand</p>' }, zh: { title: '暖' } }, align: 'left' } },
    { section: 'space', settings: { line: true } },
    { section: 'text', settings: {} },
  ],
  footer: { en: 'Until soon' },
};

describe('a letter in Puck', () => {
  it('comes back as it was, and its end is no section', () => {
    const data = letterDataOf(letter);
    expect(letterOf(data)).toEqual(letter);
    expect(data.content.map(({ type }) => type)).toEqual(['text', 'space', 'text']);
    expect(letterOf({ ...data, content: [], root: { props: {} } })).toEqual({ sections: [], footer: {} });
  });

  it('leaves out what was emptied', () => {
    const data = letterDataOf({ sections: [{ section: 'picture', settings: { picture: '', link: undefined, size: 'large' } }], footer: {} });
    expect(letterOf(data).sections[0]!.settings).toEqual({ size: 'large' });
  });
});

describe('an issue from its form', () => {
  it('is a letter of sections, without the body that it was written as, and without languages that have no words', () => {
    const record = {
      id: '1',
      format: 'html',
      texts: { en: { subject: 'Winter', preheader: null, body: '<p>Old</p>' }, zh: { subject: '', preheader: '' } },
      sections: letter.sections,
      footer: letter.footer,
      segment: { languages: ['en'], groups: null, bought: null },
    };
    expect(writtenIssue(record)).toEqual({
      id: '1',
      format: 'sections',
      texts: { en: { subject: 'Winter', preheader: '' } },
      sections: letter.sections,
      footer: letter.footer,
      segment: { languages: ['en'], groups: [], bought: null },
    });
    expect(writtenIssue({ texts: { en: { preheader: 'Only this' } } })).toMatchObject({ texts: { en: { subject: '', preheader: 'Only this' } } });
  });
});

describe('the outline of a letter', () => {
  it('says the first words of each section, in the reader’s language first', () => {
    expect(letter.sections.map((section) => summaryOf(section, 'zh'))).toEqual(['暖', '', '']);
    expect(summaryOf(letter.sections[0]!, 'de')).toBe('Warm');
    expect(summaryOf({ section: 'text', settings: { texts: { en: { text: '<p>By <b>hand</b>, </p><p>slowly</p>', title: '' } } } }, 'en')).toBe(
      'By hand, slowly',
    );
    expect(summaryOf({ section: 'text', settings: { texts: { en: { text: '<p>Below</p>', title: 'Above' } } } }, 'en')).toBe('Above');
  });

  it('names the faulty section and shows what is wrong beside it', () => {
    const errors = [undefined, { settings: { link: { type: 'server', message: 'Section 2: link' }, texts: { en: { message: 'Section 2: text' } } } }];
    expect([problemsOf(errors, 0), problemsOf(errors, 1), problemsOf(undefined, 1)]).toEqual([[], ['Section 2: link', 'Section 2: text'], []]);
    const cards = [{ id: 'text', title: 'Text' } as never, { id: 'space', title: 'Space' } as never];
    render(<Outline letter={letter} cards={cards} errors={errors} />);
    const items = screen.getAllByRole('listitem').map((item) => textOf(item));
    expect(items).toEqual(['Text Warm', 'Space Section 2: linkSection 2: text', 'Text ']);
  });
});

describe('the canvas', () => {
  const shown = (blocks: Record<string, BlockMarkup>): ShownLetter => ({
    shopName: 'Kiln',
    footer: '<p style="color: rgb(1, 2, 3)">Bye</p>',
    blocks: new Map(Object.entries(blocks)),
    lang: 'en',
    titleOf: (section) => `Title of ${section}`,
    words: { waiting: 'Wait', empty: 'Empty', footer: 'Footer' },
    onFooter: () => undefined,
  });

  it('sets inline styles by script, as the policy of the page asks', () => {
    const { container, rerender } = render(<MailMarkup html='<table style="width: 50%"><tbody><tr><td>A</td></tr></tbody></table>' />);
    expect(container.querySelector('table')!.style.width).toBe('50%');
    rerender(<MailMarkup html='<p style="color: red">B</p>' />);
    expect(container.querySelector('p')!.style.color).toBe('red');
  });

  it('shows a section, what is wrong with it, or why there is nothing', () => {
    const blocks = {
      a: { html: '<p>Row</p>', problems: ['Cup is gone'] },
      b: { html: null, problems: ['No picture'] },
      c: { html: null, problems: [] },
    };
    const ids = ['a', 'b', 'c', 'd'];
    const { container } = render(
      <LetterContext value={shown(blocks)}>
        {ids.map((id) => (
          <LetterBlock key={id} id={id} section="products" />
        ))}
      </LetterContext>,
    );
    expect([...container.children].map((block) => textOf(block as HTMLElement))).toEqual([
      'RowCup is gone',
      'Title of productsNo picture',
      'Title of productsEmpty',
      'Title of productsWait',
    ]);
  });

  it('has the end of the letter, which is chosen by a press', () => {
    let pressed = 0;
    const { container } = render(
      <LetterContext value={{ ...shown({}), onFooter: () => (pressed += 1) }}>
        <LetterFrame>Sections</LetterFrame>
      </LetterContext>,
    );
    expect(container.textContent).toBe('KilnSectionsBye');
    act(() => screen.getByRole('button', { name: 'Footer' }).click());
    expect(pressed).toBe(1);
  });
});
