import { cleanup, render, screen } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { createI18nProvider } from '../../i18n/i18n-provider.ts';
import { useChoiceTitle, useFieldTitle, type FieldSchema } from './field-schema.ts';

afterEach(cleanup);

const schema: FieldSchema = {
  enum: ['wide', 'narrow'],
  label: { en: 'Width of the rows', zh: '行宽' },
  choices: [{ value: 'wide', label: { en: 'As wide as the page', zh: '与页面同宽' } }],
};

function Said() {
  const [titleOf, choiceOf] = [useFieldTitle(), useChoiceTitle()];
  return <output>{[titleOf('rows', schema), choiceOf('wide', schema), choiceOf('narrow', schema), titleOf('texts'), titleOf('rows')].join(' | ')}</output>;
}

it.each([
  ['en', /^Width of the rows \| As wide as the page \| .+ \| .+ \| rows$/],
  ['zh', /^行宽 \| 与页面同宽 \| .+ \| .+ \| rows$/],
  ['zh-HK', /^Width of the rows \| As wide as the page \| .+ \| .+ \| rows$/],
])('a field and its choices are called what their schema says, in %s', async (locale, expected) => {
  const i18nProvider = await createI18nProvider();
  await i18nProvider.changeLocale(locale);
  render(
    <CoreAdminContext dataProvider={testDataProvider()} i18nProvider={i18nProvider}>
      <Said />
    </CoreAdminContext>,
  );
  expect((await screen.findByRole('status')).textContent).toMatch(expected);
});
