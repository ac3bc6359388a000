import { expect, it } from 'vitest';
import { specLines } from './spec-lines.ts';

const lines = (value: string) => specLines(value).map((line) => line.replaceAll('\u00A0', '_'));

it('a specification of several measures has a line for each, and breaks within none', () => {
  expect(lines('200 ml: Ø 8 × 7.5 cm; 300 ml: Ø 9 × 8.5 cm')).toEqual(['200_ml: Ø_8_×_7.5_cm', '300_ml: Ø_9_×_8.5_cm']);
  expect(lines('200 毫升：直径 8 × 高 7.5 厘米；300 毫升：直径 9 × 高 8.5 厘米')).toEqual(['200_毫升：直径_8_×_高_7.5_厘米', '300_毫升：直径_9_×_高_8.5_厘米']);
  expect(lines('50 × 100 cm or 70 × 140 cm')).toEqual(['50_×_100_cm or 70_×_140_cm']);
});

it('a specification that measures nothing stays one line', () => {
  expect(lines('Oven safe to 180 °C; start from a cold oven')).toEqual(['Oven safe to 180_°C; start from a cold oven']);
  expect(lines('')).toEqual(['']);
});
