import { expect, it } from 'vitest';
import { fullName, withFittingName } from './full-names.ts';

it('is written as its language does', () => {
  expect(fullName({ firstName: '小明', lastName: '王' })).toBe('王小明');
  expect(fullName({ firstName: 'Ada', lastName: 'Moss' })).toBe('Ada Moss');
  expect([fullName({ firstName: '王小明', lastName: '' }), fullName({ lastName: 'Moss' }), fullName({})]).toEqual(['王小明', 'Moss', '']);
});

it('stands in one field only where the form has one', () => {
  const values = { firstName: '小明', lastName: '王', city: '杭州市' };
  expect(withFittingName(values, [{ name: 'firstName' }, { name: 'city' }])).toEqual({ firstName: '王小明', lastName: '', city: '杭州市' });
  expect(withFittingName(values, [{ name: 'lastName' }, { name: 'firstName' }])).toEqual(values);
  const whole = { firstName: '王小明', lastName: '' };
  expect(withFittingName(whole, [{ name: 'firstName' }])).toBe(whole);
});
