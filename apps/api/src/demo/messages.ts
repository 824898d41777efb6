import { normalizeSearchWords } from '../catalogue/searchText.ts';
import type { Tx } from '../db/database.ts';
import { contactMessages, messageReplies } from '../db/schema.ts';
import type { DemoUser } from './people.ts';
import { HOUR } from './random.ts';

type Message = {
  name: string;
  email: string;
  /** How many hours ago it was written. */
  hours: number;
  text: string;
  isRead?: true;
  /** A message with a reply counts as read. */
  reply?: string;
};

/** Newest first. */
const messages: readonly Message[] = [
  {
    name: 'Chidinma Eze',
    email: 'chidinma.eze@abs.test',
    hours: 0.4,
    text: 'Good morning. I ordered the Lagoon Ringer Tee in M, but I think L will fit my brother better. Can you change it before it goes out?',
  },
  {
    name: 'Babatunde Olawale',
    email: 'tunde.olawale@abs.test',
    hours: 1.7,
    text: 'Do you deliver to Akure, and how many days should I count on? It is for a birthday on Saturday.',
  },
  {
    name: 'Aisha Mohammed',
    email: 'aisha.mohammed@abs.test',
    hours: 3.2,
    text: 'The Harmattan Jacket says dry clean only. Is there really no way to wash it at home? We have no dry cleaner near us in Bida.',
  },
  {
    name: 'Ifẹ́ Adéwálé',
    email: 'ife.adewale@abs.test',
    hours: 5,
    text: 'My card was charged but the order still showed pending for ten minutes. It is paid now, I only wanted you to know.',
  },
  {
    name: 'Obinna Okeke',
    email: 'obinna.okeke@abs.test',
    hours: 8.5,
    text: 'When will the black Ìkẹjà Court come back in 45? I have been checking every week.',
  },
  {
    name: 'Ronke Adebayo',
    email: 'ronke.adebayo@abs.test',
    hours: 11,
    text: 'Please, what is the chest width of the Surulere Hoodie in M? I want to wear it over a shirt.',
  },
  {
    name: 'Yusuf Garba',
    email: 'yusuf.garba@abs.test',
    hours: 15,
    text: 'Is there a shop in Abuja where I can try the sneakers on? I am between 42 and 43.',
  },
  {
    name: 'Zainab Bello',
    email: 'zainab.bello@abs.test',
    hours: 19,
    text: 'The courier called while I was at work and left. Can the parcel be brought to my office at Ahmadu Bello Way instead?',
  },
  {
    name: 'Efe Omoregie',
    email: 'efe.omoregie@abs.test',
    hours: 23,
    text: 'Two of us in Benin City want the same bomber. If we order together, is delivery charged once?',
  },
  {
    name: 'Kemi Balogun',
    email: 'kemi.balogun@abs.test',
    hours: 28,
    text: 'I love the Àdìrẹ Indigo Jacket. Does the color run in the first wash? My cousin had that with another brand.',
  },
  {
    name: 'Tamuno Briggs',
    email: 'tamuno.briggs@abs.test',
    hours: 33,
    text: 'Can I pay by transfer instead of by card? My card has a limit for online payments.',
  },
  {
    name: 'Adaobi Nnamdi',
    email: 'adaobi.nnamdi@abs.test',
    hours: 40,
    text: 'I would like eight Third Mainland Tees in green for our choir, different sizes. Is there a price for groups?',
  },
  {
    name: 'Ngozi Obi',
    email: 'ngozi.obi@abs.test',
    hours: 46,
    text: 'The hoodie arrived today, one day early. Thank you, and please thank the rider too.',
    reply: 'That is good to hear, Ngozi. We will tell him.',
  },
  {
    name: 'Femi Adesina',
    email: 'femi.adesina@abs.test',
    hours: 53,
    text: 'Do your tees shrink? I am a tight L and would rather not end up with an M.',
    reply:
      'They are washed before they are cut, so they keep their size. Wash them at 30 degrees and dry them in the shade.',
  },
  {
    name: 'Hauwa Abdullahi',
    email: 'hauwa.abdullahi@abs.test',
    hours: 61,
    text: 'How do I clean the suede of the Àṣọ Suede after rain?',
    reply: 'Let them dry by themselves, away from the sun, and then brush them with a soft brush in one direction.',
  },
  {
    name: 'Seyi Martins',
    email: 'seyi.martins@abs.test',
    hours: 70,
    text: 'I got a Moss hoodie but ordered Ochre. The order number is on the slip, I can send a picture.',
    reply: 'We are sorry, Seyi. The right one leaves today; give the other to the rider when he comes.',
  },
  {
    name: 'Blessing Effiong',
    email: 'blessing.effiong@abs.test',
    hours: 79,
    text: 'Do you ship to Uyo and Calabar for the same fee?',
    isRead: true,
  },
  {
    name: 'Musa Ibrahim',
    email: 'musa.ibrahim@abs.test',
    hours: 92,
    text: 'The zip of my jacket catches at the bottom. Can it be repaired, or should I send it back?',
    reply: 'Please send it back, Musa; we pay for it. If it cannot be repaired you get a new one.',
  },
  {
    name: 'Amara Igwe',
    email: 'amara.igwe@abs.test',
    hours: 104,
    text: 'What is the difference between the boxy tee and the everyday tee? From the pictures they look the same.',
    reply: 'The boxy one is shorter and wider, with lower shoulders. Take your usual size in both.',
  },
  {
    name: 'Dele Fashola',
    email: 'dele.fashola@abs.test',
    hours: 118,
    text: 'Please remove my old address in Yaba, I have moved to Ikorodu. I do not want the next parcel to go there.',
    isRead: true,
  },
  {
    name: 'Halima Sani',
    email: 'halima.sani@abs.test',
    hours: 135,
    text: 'Is the green Yàbá Campus Hoodie thick enough for the harmattan mornings in Kano?',
    reply: 'Yes: it is brushed inside and heavier than our others. Take a size up if you wear something under it.',
  },
  {
    name: 'Victor Etim',
    email: 'victor.etim@abs.test',
    hours: 158,
    text: 'My sister gave me a tee that is too small. May I change it without the receipt?',
    reply: 'If you tell us her email address or the order number, we can change it within 30 days.',
  },
  {
    name: 'Bisi Ogunleye',
    email: 'bisi.ogunleye@abs.test',
    hours: 181,
    text: 'The newsletter comes twice each time. Could you take one of my addresses off the list?',
    isRead: true,
  },
  {
    name: 'Chuka Onwudiwe',
    email: 'chuka.onwudiwe@abs.test',
    hours: 206,
    text: 'Are the laces of the Third Mainland Runner sold alone? Mine are grey after one week of Lagos.',
    reply: 'Not yet, but we have put a white pair aside for you. It comes with your next order, free.',
  },
  {
    name: 'Fatima Usman',
    email: 'fatima.usman@abs.test',
    hours: 239,
    text: 'Which of the jackets are long enough to cover the hips?',
    reply: 'The Kofo Quilted and the Lẹ́kkí Drizzle. Both reach about 12 centimetres below the waist in M.',
  },
  {
    name: 'Emeka Nwosu',
    email: 'emeka.nwosu@abs.test',
    hours: 287,
    text: 'I am travelling for a year and would like to close my account. Can I open it again later?',
    reply: 'It is closed now, Emeka. Write to us when you are back and we will open it again.',
  },
  {
    name: 'Grace Danjuma',
    email: 'grace.danjuma@abs.test',
    hours: 330,
    text: 'Do you have the Lilac tee in children’s sizes?',
    isRead: true,
  },
  {
    name: 'Sola Akinwande',
    email: 'sola.akinwande@abs.test',
    hours: 391,
    text: 'I paid twice by mistake because the page did not move. What happens with the second payment?',
    reply: 'We saw it and will return the second one to your card; it takes up to five working days.',
  },
  {
    name: 'Ebere Chukwu',
    email: 'ebere.chukwu@abs.test',
    hours: 448,
    text: 'The pictures do not do the Wine Hoodie justice. It is the nicest thing I own.',
    reply: 'Thank you, Ebere. That makes our week.',
  },
  {
    name: 'Ada Okafor',
    email: 'ada@abs.test',
    hours: 480,
    text: 'I cancelled an order and the payment went through a minute later. Will the money come back by itself?',
    reply: 'Yes, Ada. It is on its way back to your card; you need not do anything.',
  },
];

/** Fills the inbox; the admin has read all but the newest dozen. @returns the messages, newest first */
export async function seedMessages(
  tx: Tx,
  admin: DemoUser,
  now: Date,
): Promise<(typeof contactMessages.$inferSelect)[]> {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR);
  const written = await tx
    .insert(contactMessages)
    .values(
      messages.map(({ name, email, hours, text, isRead, reply }) => ({
        name,
        email,
        message: text,
        createdAt: ago(hours),
        readAt: isRead || reply ? ago(hours - 2) : null,
        searchText: normalizeSearchWords(name, email, text),
      })),
    )
    .returning();
  const replies = messages.flatMap(({ hours, reply }, index) => {
    const message = written[index];
    if (!reply || !message) return [];
    return { messageId: message.id, byUserId: admin.id, text: reply, createdAt: ago(hours - 2) };
  });
  await tx.insert(messageReplies).values(replies);
  return written;
}
