// Shows a message in browsers that cannot run the console. In old JavaScript, and loaded before the console.
(function () {
  if (Array.prototype.toSorted) return;
  var texts = {
    ru: 'Ваш браузер слишком старый. Обновите его или откройте консоль в другом.',
    zh: '您的浏览器版本太旧，请使用较新版本的浏览器',
    en: 'Your browser is too old. Please update it or use another one.',
  };
  var language = (navigator.language || 'ru').slice(0, 2);
  var text = document.createElement('p');
  text.setAttribute('role', 'alert');
  text.lang = texts[language] ? language : 'ru';
  text.textContent = texts[text.lang];
  text.style.cssText = 'margin: 15vh auto; max-width: 30em; padding: 0 1em; font: 18px/1.5 sans-serif';
  document.body.insertBefore(text, document.body.firstChild);
})();
