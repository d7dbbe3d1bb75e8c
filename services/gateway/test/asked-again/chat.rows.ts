import { createHash, createHmac, randomUUID } from 'node:crypto';
import {
  cannedAnswers,
  chatConversationApi,
  chatDeliveryApi,
  chatDeskApi,
  chatErrors,
  chatNoticeApi,
  chatNoticeSettingsApi,
} from '@mall/contracts/chat';
import { platformErrors } from '@mall/contracts/define';
import type { Person } from '../authorization/cast.js';
import { another, asked, GONE, ONE_TIME, refused, same, TAKEN, type Row } from './row.js';
import { inAll, type World } from './world.js';

const readerOf = ({ caller: { userId } }: Person): string => `person:${userId}`;
const aBuyer = { from: (world: World) => world.cast.buyer() };

const about = async (world: World) => ({ subject: 'car', subjectId: (await world.someCar()).spuId }) as const;
const aConversation = async (world: World) =>
  (await world.buyer(chatConversationApi).open(await about(world))).conversationId;

async function aNotice(world: World, sender: Person): Promise<string> {
  const { id } = await world.query<{ id: string }>(
    'chat',
    `INSERT INTO notice (event_id, recipient, template, params)
     VALUES (gen_random_uuid(), $1, 'orderPlaced', '{}') RETURNING notice_id AS id`,
    [readerOf(sender)],
  );
  return id;
}

/** Stores a code of which the message to the reader says `123456`. */
async function aCode(world: World, sender: Person, channel: 'email' | 'sms', address: string) {
  const salt = randomUUID();
  const hash = createHash('sha256').update(`${salt}:123456`).digest('hex');
  await world.query(
    'chat',
    'INSERT INTO contact_code (reader, channel, address, salt, hash) VALUES ($1, $2, $3, $4, $5)',
    [readerOf(sender), channel, address, salt, hash],
  );
  return { code: '123456' };
}

async function aContact(world: World, sender: Person, channel: 'email' | 'sms') {
  const secret = randomUUID();
  const { id } = await world.query<{ id: string }>(
    'chat',
    `INSERT INTO contact (reader, channel, address, secret, verified_at)
     VALUES ($1, $2, $3, $4, now()) RETURNING contact_id AS id`,
    [readerOf(sender), channel, world.word(), secret],
  );
  return { contactId: id, secret };
}

const aBrowser = (world: World) => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${world.word()}`,
  p256dh: 'B'.repeat(87),
  auth: 'a'.repeat(22),
});

const aCannedAnswer = async (world: World) =>
  (await world.staff(cannedAnswers.api).create({ keyword: world.word(), text: inAll('Здравствуйте') }))
    .cannedAnswerId;

export const chatRows: readonly Row[] = [
  asked(chatConversationApi.open, same, about, aBuyer),
  asked(
    chatDeliveryApi.sendAgain,
    refused(chatErrors.deliveryNotFailed, 'It is on its way again, and may have arrived.'),
    async (world, sender) => {
      const { id } = await world.query<{ id: string }>(
        'chat',
        `INSERT INTO delivery (notice_id, reader, channel, state, message_key)
         VALUES ($1, $2, 'email', 'failed', gen_random_uuid()) RETURNING delivery_id AS id`,
        [await aNotice(world, sender), readerOf(sender)],
      );
      return { deliveryId: id };
    },
  ),
  asked(chatDeskApi.assign, same, async (world) => ({ conversationId: await aConversation(world) })),
  asked(
    chatDeskApi.addNote,
    another('Notes are for colleagues alone, who see that both say the same.'),
    async (world) => ({ conversationId: await aConversation(world), text: 'перезвонить' }),
  ),
  asked(
    chatNoticeApi.read,
    same,
    async (world, sender) => ({ noticeId: await aNotice(world, sender) }),
    aBuyer,
  ),
  asked(
    chatNoticeApi.readAll,
    same,
    async (world, sender) => ({ upToId: await aNotice(world, sender) }),
    aBuyer,
  ),
  asked(chatNoticeSettingsApi.set, same, () => ({ kind: 'order', channel: 'email', isOn: false })),
  asked(chatNoticeSettingsApi.setHours, same, () => ({
    timeZone: 'Asia/Vladivostok',
    quietFrom: 22,
    quietTo: 7,
  })),
  asked(
    chatNoticeSettingsApi.setEmail,
    refused(chatErrors.codeTooSoon, ONE_TIME),
    (world) => ({ address: `${world.word()}@example.com` }),
    aBuyer,
  ),
  asked(
    chatNoticeSettingsApi.verifyEmail,
    refused(chatErrors.wrongMailCode, ONE_TIME),
    (world, sender) => aCode(world, sender, 'email', `${world.word()}@example.com`),
    aBuyer,
  ),
  asked(
    chatNoticeSettingsApi.removeEmail,
    same,
    async (world, sender) => {
      await aContact(world, sender, 'email');
      return {};
    },
    aBuyer,
  ),
  asked(
    chatNoticeSettingsApi.setMobile,
    refused(chatErrors.codeTooSoon, ONE_TIME),
    (world) => ({ mobile: world.number() }),
    aBuyer,
  ),
  asked(
    chatNoticeSettingsApi.verifyMobile,
    refused(chatErrors.wrongMailCode, ONE_TIME),
    (world, sender) => aCode(world, sender, 'sms', world.number()),
    aBuyer,
  ),
  asked(
    chatNoticeSettingsApi.removeMobile,
    same,
    async (world, sender) => {
      await aContact(world, sender, 'sms');
      return {};
    },
    aBuyer,
  ),
  asked(chatNoticeSettingsApi.addBrowser, same, aBrowser),
  asked(chatNoticeSettingsApi.removeBrowser, same, async (world) => {
    const browser = aBrowser(world);
    await world.buyer(chatNoticeSettingsApi).addBrowser(browser);
    return { endpoint: browser.endpoint };
  }),
  asked(
    chatNoticeSettingsApi.unsubscribe,
    same,
    async (world) => {
      const { contactId, secret } = await aContact(world, await world.cast.buyer(), 'email');
      const signed = createHmac('sha256', secret).update(`unsubscribe:${contactId}:order`);
      return { contactId, kind: 'order', signature: signed.digest('base64url') };
    },
    { from: 'visitor' },
  ),
  asked(cannedAnswers.api.create, refused(chatErrors.keywordTaken, TAKEN), (world) => ({
    keyword: world.word(),
    text: inAll('Здравствуйте'),
  })),
  asked(cannedAnswers.api.update, same, async (world) => ({
    cannedAnswerId: await aCannedAnswer(world),
    text: inAll('Добрый день'),
  })),
  asked(cannedAnswers.api.remove, refused(platformErrors.notFound, GONE), async (world) => ({
    cannedAnswerId: await aCannedAnswer(world),
  })),
];
