import { expect, it } from 'vitest';
import { rulesOf } from '../countries.ts';
import { placesOfPostalCode, sharedPlace } from './places-of-postal-code.ts';

it('finds prefecture, city and town of a Japanese code, however it is typed', () => {
  const ginza = [{ province: '13', city: '中央区', address: '銀座' }];
  for (const code of ['1040061', '104-0061', '１０４－００６１', ' 104 0061 ']) expect(placesOfPostalCode('JP', code)).toEqual(ginza);
  expect(placesOfPostalCode('JP', '220-0012')).toEqual([{ province: '14', city: '横浜市西区', address: 'みなとみらい' }]);
});

it('gives prefectures by the codes that the form takes', () => {
  const provinces = rulesOf('JP').regions.map(({ code }) => code);
  for (const code of ['060-0000', '100-0000', '530-0001', '900-0001']) expect(provinces).toContain(placesOfPostalCode('JP', code)[0]!.province);
});

it('knows nothing of what is no code, and of other countries', () => {
  for (const code of ['', '104', '104-006', '0000000', '10400611', 'abcdefg', '__proto__']) expect(placesOfPostalCode('JP', code)).toEqual([]);
  expect(placesOfPostalCode('DE', '1040061')).toEqual([]);
});

it('fills in what all places of a code share', () => {
  const [one, other] = [
    { province: '13', city: '大島町', address: '元町' },
    { province: '13', city: '利島村', address: '元町' },
  ];
  expect(sharedPlace([one, other])).toEqual({ province: '13', city: '', address: '元町' });
  expect(sharedPlace([one])).toEqual(one);
  expect(sharedPlace([])).toEqual({ province: '', city: '', address: '' });
});
