import { eq } from 'drizzle-orm';
import { userSearchText } from '../accounts/mapper.ts';
import { hashPassword } from '../accounts/passwordHash.ts';
import type { Tx } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { DAY, HOUR } from './random.ts';

export type DemoUser = typeof users.$inferSelect;
type Person = {
  email: string;
  first: string;
  last: string;
  gender: 'Male' | 'Female';
  /** How many days ago the person signed up. */
  days: number;
  address: string;
  status?: 'blocked' | 'deactivated';
  admin?: true;
};

const people: readonly Person[] = [
  { email: 'admin@abs.test', first: 'Folake', last: 'Adeyemi', gender: 'Female', days: 150, address: '', admin: true },
  {
    email: 'ada@abs.test',
    first: 'Ada',
    last: 'Okafor',
    gender: 'Female',
    days: 75,
    address: '14 Bode Thomas Street, Surulere, Lagos',
  },
  {
    email: 'tunde.bakare@abs.test',
    first: 'Tunde',
    last: 'Bakare',
    gender: 'Male',
    days: 96,
    address: '3 Admiralty Way, Lekki Phase 1, Lagos',
  },
  {
    email: 'chidinma.eze@abs.test',
    first: 'Chidinma',
    last: 'Eze',
    gender: 'Female',
    days: 58,
    address: '27 Ogui Road, Enugu',
  },
  {
    email: 'musa.ibrahim@abs.test',
    first: 'Musa',
    last: 'Ibrahim',
    gender: 'Male',
    days: 54,
    address: '8 Gana Street, Maitama, Abuja',
  },
  {
    email: 'bisi.ogunleye@abs.test',
    first: 'Bísí',
    last: 'Ògúnlẹ́yẹ',
    gender: 'Female',
    days: 47,
    address: '5 Ring Road, Ibadan',
  },
  {
    email: 'emeka.nwosu@abs.test',
    first: 'Emeka',
    last: 'Nwosu',
    gender: 'Male',
    days: 41,
    address: '61 Wetheral Road, Owerri',
    status: 'deactivated',
  },
  {
    email: 'halima.sani@abs.test',
    first: 'Halima',
    last: 'Sani',
    gender: 'Female',
    days: 28,
    address: '19 Zoo Road, Kano',
  },
  {
    email: 'seun.alabi@abs.test',
    first: 'Ṣeun',
    last: 'Àlàbí',
    gender: 'Male',
    days: 24,
    address: '40 Allen Avenue, Ikeja, Lagos',
  },
  {
    email: 'ngozi.obi@abs.test',
    first: 'Ngozi',
    last: 'Obi',
    gender: 'Female',
    days: 19,
    address: '12 Trans Amadi Road, Port Harcourt',
  },
  {
    email: 'kelechi.umeh@abs.test',
    first: 'Kelechi',
    last: 'Umeh',
    gender: 'Male',
    days: 13,
    address: '2 Aba Road, Umuahia',
    status: 'blocked',
  },
  {
    email: 'zainab.bello@abs.test',
    first: 'Zainab',
    last: 'Bello',
    gender: 'Female',
    days: 8,
    address: '33 Ahmadu Bello Way, Kaduna',
  },
  {
    email: 'ife.adewale@abs.test',
    first: 'Ifẹ́',
    last: 'Adéwálé',
    gender: 'Female',
    days: 3,
    address: '7 Herbert Macaulay Way, Yaba, Lagos',
  },
];

export type DemoPeople = {
  /** Ada first. */
  customers: DemoUser[];
  admin: DemoUser;
};

/** Adds the demo accounts. @returns null if they already exist */
export async function seedPeople(tx: Tx, now: Date, password: string): Promise<DemoPeople | null> {
  const [seeded] = await tx.select({ id: users.id }).from(users).where(eq(users.isDemo, true)).limit(1);
  if (seeded) return null;
  const passwordHash = await hashPassword(password);
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const inserted = await tx
    .insert(users)
    .values(
      people.map((person, index) => ({
        email: person.email,
        passwordHash,
        firstName: person.first,
        lastName: person.last,
        gender: person.gender,
        userType: person.admin ? ('Admin' as const) : ('Customer' as const),
        status: person.status ?? ('active' as const),
        deliveryAddress: person.address || null,
        createdAt: ago(person.days * DAY),
        emailVerifiedAt: ago(person.days * DAY - HOUR),
        isDemo: true,
        lastSeenAt: ago(Math.min(person.days * DAY, index * index * 2 * HOUR)),
        searchText: userSearchText({ firstName: person.first, lastName: person.last, email: person.email }),
      })),
    )
    .returning();
  const admin = inserted.find((user) => user.userType === 'Admin');
  if (!admin) throw new Error('There is no admin among the demo accounts');
  return { customers: inserted.filter((user) => user.userType === 'Customer'), admin };
}
