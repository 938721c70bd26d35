# 服务器在网页以外的消息

server-address = Royal Table 位于 { $url }（按 Ctrl-C 结束）。
server-no-page = Royal Table 的网页尚未构建。请在 web/ 文件夹中运行“npm ci”和“npm run build”，然后重新加载此网址。
