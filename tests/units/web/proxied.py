"""A server behind nginx or Caddy with TLS of a local authority, made from the very files of the documents."""

import getpass
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.docs.pages import ROOT

NAME = "play.example.org"
UPSTREAM = "127.0.0.1:8642"
"""Where the files of the documents have the server."""
FILES = ROOT / "docs" / "hosts"
LETSENCRYPT = f"/etc/letsencrypt/live/{NAME}"
NGINX = """daemon off;
{user}
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""
CADDY = """{{
	admin off
	local_certs
	skip_install_trust
	auto_https disable_redirects
	https_port {port}
	storage file_system {folder}/store
}}
"""


class Proxied:
    """A server as it is reached through a proxy: `name` at `port` of this machine, with the certificate of its authority."""

    def __init__(self, kind: str, port: int, plain: int, authority: Path) -> None:
        self.kind, self.port, self.plain, self.authority = kind, port, plain, authority
        self.name, self.url = NAME, f"https://{NAME}:{port}"

    def trust(self) -> ssl.SSLContext:
        """What believes the authority, and nobody else."""
        return ssl.create_default_context(cafile=self.authority)

    def client(self, source: str = "127.0.0.1", host: str = "") -> httpx.Client:
        """A client from an address of this machine, which asks for the server by its name, or by another."""

        def name(request: httpx.Request) -> None:
            request.headers["host"] = host or f"{NAME}:{self.port}"
            request.extensions["sni_hostname"] = NAME

        transport = httpx.HTTPTransport(verify=self.trust(), local_address=source)
        hooks: dict[str, list[Callable[[httpx.Request], None]]] = {"request": [name]}
        return httpx.Client(
            base_url=f"https://127.0.0.1:{self.port}", transport=transport, event_hooks=hooks, timeout=120
        )


@contextmanager
def proxied(kind: str, folder: Path, upstream: str) -> Iterator[Proxied]:
    """A server at an address such as 127.0.0.1:8642, behind `nginx` or `caddy`; skips the test where there is no such program."""
    program = shutil.which(kind, path="/usr/sbin:/usr/bin:/usr/local/bin")
    if program is None:
        pytest.skip(
            f"{kind} is missing; install it with: sudo apt-get install {'nginx-light' if kind == 'nginx' else kind}"
        )
    port, plain = free_ports()
    if kind == "nginx":
        command, authority = begin_nginx(folder, upstream, port, plain)
    else:
        command, authority = begin_caddy(folder, upstream, port)
    with (folder / "proxy.log").open("w") as log:
        process = subprocess.Popen([program, *command], stdout=log, stderr=log, cwd=folder, env={"HOME": str(folder)})
        try:
            wait_until_open(process, port, authority, folder / "proxy.log")
            yield Proxied(kind, port, plain, authority)
        finally:
            process.terminate()
            process.wait(20)


def filled(name: str, replaced: dict[str, str]) -> str:
    """A file of the documents with what stands for a host's own things replaced; each must be there."""
    text = (FILES / name).read_text("utf-8")
    for old, new in replaced.items():
        assert old in text, f"{name}: {old}"
        text = text.replace(old, new)
    return text


def begin_nginx(folder: Path, upstream: str, port: int, plain: int) -> tuple[list[str], Path]:
    """The command of nginx with the site of the documents, and its authority."""
    # What root starts gives its work to a user who cannot enter the folders of tests.
    authority, is_root = make_certificate(folder), getpass.getuser() == "root"
    site = filled(
        "nginx.conf",
        {
            f"server {UPSTREAM};": f"server {upstream};",
            "listen 443 ssl http2;": f"listen 127.0.0.1:{port} ssl http2;",
            "listen 80;": f"listen 127.0.0.1:{plain};",
            f"{LETSENCRYPT}/fullchain.pem": str(folder / "site.pem"),
            f"{LETSENCRYPT}/privkey.pem": str(folder / "site.key"),
        },
    )
    (folder / "site.conf").write_text(site, "utf-8")
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder, user="user root;" if is_root else ""), "utf-8")
    return ["-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", str(folder / "error.log")], authority


def begin_caddy(folder: Path, upstream: str, port: int) -> tuple[list[str], Path]:
    """The command of Caddy with the file of the documents and its own authority."""
    own = CADDY.format(folder=folder, port=port)
    (folder / "Caddyfile").write_text(own + filled("Caddyfile", {UPSTREAM: upstream}), "utf-8")
    authority = folder / "store" / "pki" / "authorities" / "local" / "root.crt"
    return ["run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"], authority


def make_certificate(folder: Path) -> Path:
    """Makes an authority and a certificate of the name; where the authority's is."""
    (folder / "names.txt").write_text(f"subjectAltName=DNS:{NAME}\n", "utf-8")
    curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    run = [
        ["req", "-x509", *curve, "-keyout", "ca.key", "-out", "ca.pem", "-days", "2", "-subj", "/CN=A local authority"],
        ["req", *curve, "-keyout", "site.key", "-out", "site.csr", "-subj", f"/CN={NAME}"],
        ["x509", "-req", "-in", "site.csr", "-CA", "ca.pem", "-CAkey", "ca.key", "-CAcreateserial", "-days", "2",
         "-extfile", "names.txt", "-out", "site.pem"],
    ]  # fmt: skip
    for arguments in run:
        subprocess.run(["openssl", *arguments], check=True, cwd=folder, capture_output=True)
    return folder / "ca.pem"


def free_ports() -> tuple[int, int]:
    """Two ports that nobody has."""
    with socket.create_server(("127.0.0.1", 0)) as one, socket.create_server(("127.0.0.1", 0)) as two:
        return one.getsockname()[1], two.getsockname()[1]


def wait_until_open(process: subprocess.Popen[bytes], port: int, authority: Path, log: Path) -> None:
    """Waits until a proxy speaks TLS by its name."""
    end = time.monotonic() + 60
    while True:
        assert process.poll() is None, log.read_text("utf-8")
        try:
            context = ssl.create_default_context(cafile=authority)
            with (
                socket.create_connection(("127.0.0.1", port), 5) as plain,
                context.wrap_socket(plain, server_hostname=NAME),
            ):
                return
        except OSError:
            assert time.monotonic() < end, log.read_text("utf-8")
            time.sleep(0.2)
