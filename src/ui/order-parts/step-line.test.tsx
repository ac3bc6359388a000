import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageViewProvider, type PageView } from '../page-view.tsx';
import { StepLine } from './step-line.tsx';
import { When } from '../local-time/when.tsx';

const view = { lang: 'en', locale: 'en', currency: 'USD', path: '/', kind: 'user', userBasePath: '/user/' } as PageView;
const drawn = (done: number) =>
  renderToStaticMarkup(
    <PageViewProvider value={view}>
      <StepLine
        label="Progress"
        steps={['Placed', 'Paid', 'Shipped'].map((title, index) => ({
          key: title,
          title,
          isDone: index < done,
          note: index < done && <When at="2026-11-21T10:00:00.000Z" form="day" />,
        }))}
      />
    </PageViewProvider>,
  );
/** Each step's name, and how its mark looks: a tick, a dot, or nothing in it. */
const marks = (markup: string) =>
  [...markup.matchAll(/<li([^>]*)>(.*?)<\/li>/gs)].map(([, attributes = '', inside = '']) => {
    const mark = inside.includes('<svg') ? 'tick' : inside.includes('bg-primary') ? 'dot' : 'ring';
    return `${/Placed|Paid|Shipped/.exec(inside)?.[0]} ${mark}${attributes.includes('aria-current="step"') ? ' now' : ''}`;
  });

it.each([
  [0, ['Placed dot now', 'Paid ring', 'Shipped ring']],
  [1, ['Placed tick now', 'Paid ring', 'Shipped ring']],
  [2, ['Placed tick', 'Paid tick now', 'Shipped ring']],
  [3, ['Placed tick', 'Paid tick', 'Shipped tick']],
])('marks the step that has been reached, to eyes and ears: %s done', (done, expected) => {
  expect(marks(drawn(done))).toEqual(expected);
});

it('says day and month of a step, which do not break', () => {
  expect(drawn(1)).toContain('<time dateTime="2026-11-21T10:00:00.000Z" class="whitespace-nowrap">Nov 21</time>');
});
