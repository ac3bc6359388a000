import { describe, expect, it } from 'vitest';
import { ShopError } from '#kit/pure/shop-error.ts';
import { addressInput } from './contract.ts';
import { addressForm, addressLines, checkAddress, isCountry, isRegion } from './index.ts';
import { tidyPhone } from './phones/index.ts';

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
const errorsOf = (address: object, options: Parameters<typeof checkAddress>[1] = { locale: 'en', path: 'address.' }): Record<string, string> => {
  try {
    checkAddress(addressInput.parse(address), options);
  } catch (error) {
    if (error instanceof ShopError) return (error.data as { errors: Record<string, string> }).errors;
  }
  return {};
};

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

describe('addresses', () => {
  it('takes a good address of every country', () => {
    expect(Object.values(good).map((address) => errorsOf(address))).toEqual([{}, {}, {}, {}, {}]);
  });

  it('stores the province by its code, the calling code with plus, the number as it is dialled', () => {
    expect(check({ ...good['US'], province: 'california' })).toMatchObject({ province: 'CA', countryCode: '+1', phone: '4155550132' });
    expect(check({ ...good['US'], province: 'US-CA' }).province).toBe('CA');
    expect(check({ ...good['CN'], province: '廣東省' }).province).toBe('GD');
    expect(check(good['DE']!)).toMatchObject({ phone: '301234567', province: '' });
    expect(check({ ...good['DE'], province: 'DE-BE' }).province).toBe('BE');
  });

  it('knows which countries there are', () => {
    expect(errorsOf({ ...good['DE'], country: 'ZZ' })).toHaveProperty('address.country');
  });

  it('stores postal codes as their country writes them, whatever keyboard they come from', () => {
    const code = (country: string, postalCode: string) => check({ ...good[country]!, postalCode }).postalCode;
    expect([code('JP', '1000001'), code('JP', '１００ー０００１'), code('JP', '〒100-0001'), code('DE', '１０１１５')]).toEqual([
      '100-0001',
      '100-0001',
      '100-0001',
      '10115',
    ]);
    expect(check({ ...good['DE']!, country: 'GB', countryCode: '+44', phone: '1632960148', postalCode: 'ec1y8sy' }).postalCode).toBe('EC1Y 8SY');
    expect(errorsOf({ ...good['US'], postalCode: '9410' })['address.postalCode']).toBe('ZIP code should look like 95014.');
  });

  it('asks in words for the one name of a recipient, as the shop’s language does', () => {
    const said = (isPayer: boolean) => errorsOf({ ...good['CN'], firstName: '', lastName: '' }, { locale: 'zh', isPayer });
    expect([said(false), said(true)]).toEqual([{ firstName: '请填写收货人姓名' }, { firstName: '姓名不能为空' }]);
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

  it('asks in the order and with the labels of the country', () => {
    const fieldsOf = (country: string) => addressForm(country, 'en').fields.map((field) => field.name);
    expect(fieldsOf('JP').slice(0, 6)).toEqual(['lastName', 'firstName', 'kana', 'postalCode', 'province', 'city']);
    expect(fieldsOf('CN')).toEqual(['firstName', 'countryCode', 'phone', 'province', 'city', 'area', 'address', 'apartment']);
    expect(fieldsOf('HK').slice(2, 6)).toEqual(['city', 'area', 'address', 'apartment']);
    expect(fieldsOf('DE').slice(2, 6)).toEqual(['address', 'apartment', 'postalCode', 'city']);
    const titleOf = (country: string, name: string) => addressForm(country, 'en').fields.find((field) => field.name === name)?.title;
    expect([titleOf('US', 'province'), titleOf('JP', 'province'), titleOf('AE', 'province'), titleOf('IE', 'postalCode'), titleOf('GB', 'postalCode')]).toEqual(
      ['State', 'Prefecture', 'Emirate', 'Eircode', 'Postcode'],
    );
    expect(addressForm('FR', 'en')).toMatchObject({ title: 'France', callingCode: '+33', provinces: [] });
  });

  it('offers the regions and cities of the country, as the reader reads them', () => {
    const region = (country: string, code: string, lang: string) => addressForm(country, lang).provinces.find(({ value }) => value === code);
    expect(region('CN', 'GD', 'zh')).toMatchObject({ title: '广东省', cities: expect.arrayContaining(['深圳市']) });
    expect(region('CN', 'GD', 'zh-HK')).toMatchObject({ title: '廣東省', cities: expect.arrayContaining(['東莞市']) });
    expect(region('CN', 'GD', 'en')).toMatchObject({ title: 'Guangdong', cities: expect.arrayContaining(['Shenzhen']) });
    expect(region('CN', 'BJ', 'en')?.cities).toEqual(['Beijing']);
    expect(
      addressForm('CN', 'en')
        .provinces.flatMap(({ title, cities }) => [title, ...cities])
        .filter((name) => /\p{Script=Han}/u.test(name)),
    ).toEqual([]);
    expect(region('CN', 'LN', 'zh-HK')?.cities[0]).toBe('瀋陽市');
    expect(region('CN', 'GX', 'zh')?.title).toBe('广西壮族自治区');
    expect([region('JP', '13', 'en'), region('JP', '13', 'zh'), region('JP', '13', 'ja')].map((found) => found?.title)).toEqual(['Tokyo', '东京都', '東京都']);
    expect(addressForm('HK', 'zh').cities).toContain('九龙');
    expect(addressForm('HK', 'en').areas).toContain('Tsim Sha Tsui');
    expect(region('US', 'AP', 'en')).toBeDefined();
    // Places that are countries of their own are not chosen as provinces too.
    expect([addressForm('CN', 'en').provinces.length, addressForm('JP', 'en').provinces.length]).toEqual([31, 47]);
    // Cities by the thousand are not sent.
    expect(addressForm('BR', 'en').provinces.flatMap((found) => found.cities)).toEqual([]);
  });

  it('takes a Chinese name as one, and as two of those who have it so', () => {
    const { firstName, lastName, ...rest } = good['CN']!;
    expect(addressLines(check({ ...rest, firstName: '王小明' }), 'zh')[0]).toBe('王小明');
    expect(check({ ...rest, firstName, lastName })).toMatchObject({ firstName: '小明', lastName: '王' });
    expect(errorsOf({ ...rest, lastName })).toEqual({});
    expect(Object.keys(errorsOf(rest))).toEqual(['address.firstName']);
    const [name] = addressForm('CN', 'zh').fields;
    expect(name).toMatchObject({ name: 'firstName', title: '姓名', autocomplete: 'name', required: true });
  });

  it('takes how a Japanese name is read, in kana alone', () => {
    expect(addressLines(check({ ...good['JP']!, kana: 'ﾔﾏﾀﾞ ハナコ' }), 'ja')[0]).toBe('山田花子（ヤマダ ハナコ）');
    expect(errorsOf({ ...good['JP']!, kana: 'やまだ はなこ' })).toEqual({});
    expect(Object.keys(errorsOf({ ...good['JP']!, kana: 'Yamada' }))).toEqual(['address.kana']);
    expect(addressForm('JP', 'en').fields.find(({ name }) => name === 'kana')).toMatchObject({ required: false });
  });

  it('knows something to ask of every country', () => {
    const codes = letters.flatMap((one) => letters.map((two) => one + two)).filter(isCountry);
    for (const code of codes) {
      const form = addressForm(code, 'en');
      const names = form.fields.map((field) => field.name);
      expect([code, new Set(names).size]).toEqual([code, names.length]);
      expect(names).toEqual(expect.arrayContaining(['firstName', ...(code === 'CN' ? [] : ['lastName']), 'address', 'countryCode', 'phone']));
      // What is offered as a province is taken as one.
      for (const { value, title } of form.provinces) expect([code, title, isRegion(code, value)]).toEqual([code, title, true]);
      const { pattern = '', example = '' } = form.fields.find((field) => field.name === 'postalCode') ?? {};
      expect(`${code} ${example}`).toMatch(new RegExp(`^${code} (?:${pattern})$`));
    }
    expect(codes.length).toBeGreaterThan(240);
  });

  it('writes an address as its country does', () => {
    expect(addressLines(check(good['US']!), 'en')).toEqual(['Ada Moss', '1 Market St', '4', 'San Francisco, CA 94103', 'United States', '+1 415 555 0132']);
    expect(addressLines({ ...check(good['US']!), firstName: '书宁', lastName: '林' }, 'en')[0]).toBe('林书宁');
    expect(addressLines(check(good['CN']!), 'zh').slice(0, -1)).toEqual(['王小明', '中国', '518000', '广东省深圳市南山区', '科技园路1号']);
    expect(addressLines(check(good['CN']!), 'en').slice(0, -1)).toEqual(['王小明', '518000', '广东省深圳市南山区', '科技园路1号', 'China']);
    expect(addressLines(check(good['JP']!), 'en').slice(0, -2)).toEqual(['山田花子', '〒100-0001', '東京都千代田区', '千代田1-1']);
    expect(addressLines(check({ ...good['DE']!, postalCode: '10623', city: 'Berlin', province: 'BE' }), 'en').slice(2, -2)).toEqual(['10623 Berlin']);
  });

  it('writes it in Latin order when it was written in Latin letters', () => {
    const latin = { country: 'HK', city: 'Kowloon', area: 'Tsim Sha Tsui', address: '1 Nathan Road', firstName: 'Siu Ming', lastName: 'Chan' };
    expect(addressLines(latin, 'en').slice(0, -1)).toEqual(['Chan Siu Ming', '1 Nathan Road', 'Tsim Sha Tsui', 'Kowloon']);
    expect(addressLines(check(good['HK']!), 'en').slice(1, -2)).toEqual(['九龍油尖旺區', '1 Nathan Road']);
    expect(addressLines({ ...good['CN'], country: 'CN', city: 'Shenzhen', area: 'Nanshan', address: '1 Keji Road' }, 'en')).toContain('Guangdong, 518000');
  });

  it.each([
    ['FR', '', ['75001 Paris']],
    ['IT', 'RM', ['75001 Paris RM']],
    ['AU', 'NSW', ['Paris NSW 75001']],
    ['GB', '', ['Paris', '75001']],
    ['BR', 'SP', ['Paris-SP', '75001']],
    ['US', '', ['Paris, 75001']],
    ['ES', 'B', ['75001 Paris Barcelona']],
    // Nothing is known of it but that it is a country.
    ['ZW', '', ['Paris']],
  ])('writes the place of %s with region %j as %j', (country, province, expected) => {
    expect(addressLines({ country, province, city: 'Paris', postalCode: '75001' }, 'en').slice(0, -1)).toEqual(expected);
  });

  it.each([
    ['+39', '06 6981 2345', '0669812345'],
    ['+225', '07 07 12 34 56', '0707123456'],
    ['+44', '020 7946 0000', '2079460000'],
    ['+44', '0', null],
  ])('keeps of a number of %s, %s, what belongs to it: %j', (callingCode, written, expected) => expect(tidyPhone(callingCode, written)).toBe(expected));

  it('is not held up by long numbers', () => {
    expect(tidyPhone('+1', '1'.repeat(10_000))).toBeNull();
  });
});
