/** Names of people in countries whose forms ask for a name in one field. */

type Names = Readonly<Record<string, string>>;

/** The name as one text: family name first and without a space where it is Chinese. */
export function fullName({ firstName = '', lastName = '' }: { firstName?: string | undefined; lastName?: string | undefined }): string {
  if (lastName === '' || firstName === '') return firstName + lastName;
  return /^\p{Script=Han}+$/u.test(lastName) ? lastName + firstName : `${firstName} ${lastName}`;
}

/** The values of a form; where it has no field for the family name, the first one holds the whole name. */
export function withFittingName(values: Names, fields: readonly { name: string }[]): Names {
  const isOne = fields.some(({ name }) => name === 'firstName') && fields.every(({ name }) => name !== 'lastName');
  return isOne && values['lastName']
    ? { ...values, firstName: fullName({ firstName: values['firstName'], lastName: values['lastName'] }), lastName: '' }
    : values;
}
