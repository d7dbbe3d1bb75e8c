export { MailServer, type Mail } from '@mall/local-stack/mail';
