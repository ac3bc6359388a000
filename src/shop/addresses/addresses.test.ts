import { describe, expect, it } from 'vitest';
import { ShopError } from '#kit/pure/shop-error.ts';
import { addressInput } from './contract.ts';
import { addressForm, addressLines, checkAddress, tidyPhone } from './index.ts';

const good: Record<string, Record<string, string>> = {
  US: {
    country: 'US',
    province: 'CA',
    city: 'San Francisco',
    postalCode: '94103',
    firstName: 'Ada',
    lastName: 'Moss',
    address: '1 Market St',
    apartment: '4',
    phone: '(415) 555-0132',
  },
  CN: {
    country: 'CN',
    province: 'GD',
    city: '深圳市',
    area: '南山区',
    postalCode: '518000',
    firstName: '小明',
    lastName: '王',
    address: '科技园路1号',
    countryCode: '+86',
    phone: '13800138000',
  },
  HK: { country: 'HK', city: '九龍', area: '油尖旺區', firstName: 'Siu Ming', lastName: 'Chan', address: '1 Nathan Road', phone: '2345 6789' },
  JP: {
    country: 'JP',
    province: '13',
    city: '千代田区',
    postalCode: '100-0001',
    firstName: '花子',
    lastName: '山田',
    address: '千代田1-1',
    phone: '03-1234-5678',
  },
  DE: {
    country: 'DE',
    city: 'Berlin',
    postalCode: '10115',
    firstName: 'Jana',
    lastName: 'Vogt',
    address: 'Invalidenstraße 1',
    countryCode: '+49',
    phone: '030 1234567',
  },
};
const check = (address: object) => checkAddress(addressInput.parse(address), { locale: 'en', path: 'address.' });
const errorsOf = (address: object): Record<string, string> => {
  try {
    check(address);
  } catch (error) {
    if (error instanceof ShopError) return (error.data as { errors: Record<string, string> }).errors;
  }
  return {};
};

describe('addresses', () => {
  it('takes a good address of every country', () => {
    expect(Object.values(good).map((address) => errorsOf(address))).toEqual([{}, {}, {}, {}, {}]);
  });

  it('keeps the province by its code, the calling code with plus, the number as it is dialled', () => {
    expect(check({ ...good['US'], province: 'california' })).toMatchObject({ province: 'CA', countryCode: '+1', phone: '4155550132' });
    expect(check({ ...good['US'], province: 'US-CA' }).province).toBe('CA');
    expect(check({ ...good['CN'], province: '廣東省' }).province).toBe('GD');
    expect(check(good['DE']!)).toMatchObject({ phone: '301234567', province: '' });
  });

  it('names every missing field at once', () => {
    expect(Object.keys(errorsOf({ country: 'US' })).sort()).toEqual(
      ['address', 'city', 'firstName', 'lastName', 'phone', 'postalCode', 'province'].map((name) => `address.${name}`),
    );
    expect(errorsOf({ country: 'US' })['address.postalCode']).toBe('ZIP code is required');
    expect(Object.keys(errorsOf({ country: 'HK' })).sort()).toEqual(['address', 'city', 'firstName', 'lastName', 'phone'].map((name) => `address.${name}`));
  });

  it.each([
    ['US', 'postalCode', '9410'],
    ['US', 'province', 'ZZ'],
    ['US', 'province', 'toString'],
    ['US', 'phone', '12'],
    ['US', 'phone', 'call me'],
    ['US', 'countryCode', '1'],
    ['CN', 'postalCode', '51800'],
    ['CN', 'province', 'CA'],
    ['JP', 'postalCode', '1000'],
    ['JP', 'province', '48'],
    ['DE', 'postalCode', '1011A'],
    ['DE', 'phone', '+1 415 555 0132'],
  ])('refuses %s with %s "%s"', (country, field, value) => {
    expect(Object.keys(errorsOf({ ...good[country], [field]: value }))).toEqual([`address.${field}`]);
  });

  it('asks in the order and the words of the country', () => {
    expect(
      addressForm('JP', 'en')
        .fields.map((field) => field.name)
        .slice(0, 4),
    ).toEqual(['lastName', 'firstName', 'postalCode', 'province']);
    expect(addressForm('CN', 'zh').provinces.find((province) => province.value === 'GD')).toMatchObject({
      title: '广东省',
      cities: expect.arrayContaining(['深圳市']),
    });
    expect(addressForm('CN', 'zh-HK').provinces.find((province) => province.value === 'GD')?.cities).toContain('東莞市');
    expect([
      addressForm('US', 'en').provinces.length,
      addressForm('CN', 'en').provinces.length,
      addressForm('JP', 'en').provinces.length,
      addressForm('HK', 'en').areas.length,
    ]).toEqual([52, 31, 47, 18]);
    expect(addressForm('FR', 'en')).toMatchObject({ title: 'France', callingCode: '+33', provinces: [] });
  });

  it('writes an address as its country does', () => {
    expect(addressLines(check(good['US']!), 'en')).toEqual(['Ada Moss', '1 Market St', '4', 'San Francisco, CA 94103', 'United States', '+1 4155550132']);
    expect(addressLines(check(good['CN']!), 'zh').slice(0, 2)).toEqual(['王小明', '518000 广东省 深圳市 南山区']);
    expect(addressLines(check(good['JP']!), 'en')).toContain('100-0001 Tokyo 千代田区');
    expect(addressLines(check({ ...good['DE']!, postalCode: '10623', city: 'Berlin', province: 'BE' }), 'en').slice(2, -2)).toEqual(['10623 Berlin']);
  });

  it.each([
    ['FR', '', ['75001 Paris']],
    ['IT', 'RM', ['75001 Paris', 'RM']],
    ['AU', 'NSW', ['Paris, NSW 75001']],
    ['GB', '', ['Paris', '75001']],
    ['BR', 'SP', ['Paris, SP, 75001']],
  ])('writes the place of %s with region %j as %j', (country, province, expected) => {
    const nobody = { firstName: '', lastName: '', address: '', apartment: '', area: '', countryCode: '', phone: '' };
    expect(addressLines({ ...nobody, country, province, city: 'Paris', postalCode: '75001' }, 'en').slice(0, -1)).toEqual(expected);
  });

  it('is not held up by long numbers', () => {
    expect(tidyPhone('+1', '1'.repeat(10_000))).toBeNull();
  });
});
