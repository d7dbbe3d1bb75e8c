import { chatPictureProblem, chatPictureRefusal } from './chat-picture.js';

const MEGABYTE = 1024 * 1024;

describe('a picture for a message', () => {
  it.each([
    ['фото.JPG', 4 * MEGABYTE],
    ['photo.webp', 1],
    ['ровно.png', 20 * MEGABYTE],
    ['IMG_1.HEIC', MEGABYTE],
  ])('%s of %d bytes is sent', (name, size) => {
    expect(chatPictureProblem({ name, size }, 'ru')).toBeUndefined();
  });

  it.each([
    [
      { name: 'акт.docx', size: 9 },
      'Файл «акт.docx» не отправлен: нужна картинка jpg, png, webp, gif, avif или heic',
    ],
    [
      { name: 'IMG_1.tiff', size: 9 },
      'Файл «IMG_1.tiff» не отправлен: нужна картинка jpg, png, webp, gif, avif или heic',
    ],
    [{ name: 'фото.jpg', size: 20 * MEGABYTE + 1 }, 'Файл «фото.jpg» не отправлен: он больше 20 МБ'],
    [{ name: 'фото.jpg', size: 0 }, 'Файл «фото.jpg» не отправлен: он пуст'],
  ])('%j is refused by its name, with what would be right', (file, words) => {
    expect(chatPictureProblem(file, 'ru')).toBe(words);
  });

  it('shows its name with the server’s reason, whatever characters either contains', () => {
    expect(chatPictureRefusal('$&{reason}.png', 'Стоит $1', 'ru')).toBe(
      'Файл «$&{reason}.png» не отправлен. Стоит $1',
    );
    expect(chatPictureRefusal('a.png', 'Too slow', 'en')).toBe('“a.png” was not sent. Too slow');
    expect(chatPictureRefusal('a.png', '网络异常', 'zh')).toBe('文件“a.png”未发送。网络异常');
  });
});
